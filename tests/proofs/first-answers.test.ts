import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeSteps } from '../../server/sequences/take-steps';
import { day, minute, second } from '../../shared/durations';
import { momentOfWall, toWallTime } from '../../shared/zoned-time';
import { sendWitnessed } from '../support/graded';
import { sendTexts } from '../support/send-texts';
import { sized } from '../support/size';
import { noMail, startApp } from '../support/start-app';
import { noon, openAccount } from '../support/texts';

const leads = sized(20);
const kills = sized(2);
/** As often as a server looks for texts that wait. */
const tick = 5 * second;
/** A text whose sender was killed is looked for at the provider after one minute and five minutes later. */
const afterKill = 7 * minute;
const zone = 'America/Los_Angeles';

type Server = Awaited<ReturnType<typeof startApp>>;

/** Two servers with one database, a provider of texts whose number sends a segment a second, and a mail server. */
const openFirm = async () => {
  const { clock, standIn, settings } = await openAccount({ texts: { perSecond: 1 } });
  const transport = { send: async () => 250, check: async () => {}, close: async () => {} };
  const dbName = `test_${randomBytes(6).toString('hex')}`;
  const start = async () => {
    const app = await startApp({
      ...settings,
      dbName,
      isShared: true,
      mail: { ...noMail, from: 'office@example.com', transport },
    });
    // Its timer would use the machine's clock.
    app.texts.sendSoon = () => {};
    return app;
  };
  return { clock, standIn, start };
};

const work = async (app: Server) => {
  await app.outbox.run();
  await takeSteps(app);
  await sendTexts(app.texts);
};

/** The first moment from `at` on between 8 in the morning and 9 in the evening of a person in California. */
const findTurn = (at: number) => {
  const wall = new Date(toWallTime(at, zone));
  const [year, month, date, hours] = [
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
  ];
  if (hours >= 8 && hours < 21) return at;
  return momentOfWall(Date.UTC(year, month, date + (hours < 8 ? 0 : 1), 8), zone);
};

/** Arrivals over two weeks, at day and night; every tenth brings four more in the same second. */
const planArrivals = (beginning: number) => {
  const times = Array.from({ length: leads }, () => beginning + Math.floor(Math.random() * 14 * day));
  for (const [place, time] of times.entries()) if (place % 10 === 0) times.fill(time, place, place + 5);
  return times.slice(0, leads).toSorted((one, other) => one - other);
};

test(`${leads} leads over two weeks, two servers and ${kills} kills: each is answered within a minute of its turn`, async () => {
  const { clock, standIn, start } = await openFirm();
  await using _ = standIn;
  let servers: [Server, Server] = [await start(), await start()];
  const arrivals = planArrivals(noon);
  const killTimes: number[] = [];

  /** Works in both servers until everyone whose turn came is answered; kills one of them in the middle. */
  const workUntilAnswered = async (kill: boolean) => {
    let isKilling = kill;
    for (const end = clock.time + afterKill; clock.time <= end; clock.time += tick) {
      const [one, other] = servers;
      const working = Promise.allSettled([work(one), work(other)]);
      if (isKilling) {
        isKilling = false;
        killTimes.push(clock.time);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
        await one.connection.close(true);
        await working;
        await one[Symbol.asyncDispose]();
        servers = [other, await start()];
      }
      await working;
      const waiting = await servers[0].models.clients
        .find({ firstAnswer: null })
        .select({ answerBy: 1, createdAt: 1 })
        .lean();
      const isDue = waiting.some(
        ({ answerBy, createdAt }) =>
          answerBy === 'email' || findTurn(createdAt.getTime()) + afterKill > clock.time,
      );
      if (!isDue) return;
    }
  };
  const findNextOpening = async () => {
    const next = await servers[0].models.messages.findOne({ state: 'queued' }).sort({ dueAt: 1 }).lean();
    return next?.dueAt?.getTime() ?? Number.POSITIVE_INFINITY;
  };

  for (const [place, arrival] of [...arrivals, noon + 16 * day].entries()) {
    for (let opening = await findNextOpening(); opening < arrival; opening = await findNextOpening()) {
      clock.time = Math.max(clock.time, opening);
      await workUntilAnswered(false);
      clock.time += tick;
    }
    if (place === leads) break;
    clock.time = Math.max(clock.time, arrival);
    const answerBy = place % 3 === 0 ? 'email' : 'text';
    await sendWitnessed(servers[place % 2]!, {
      answerBy,
      email: `p${place}@example.com`,
      phoneNumber: `(415) 555-${1000 + place}`,
    });
    if (arrivals[place + 1] !== arrival)
      await workUntilAnswered(place % Math.ceil(leads / kills) < 5 && killTimes.length < kills);
  }
  const all = await servers[0].models.clients.find().lean();
  const late: string[] = [];
  let slowest = 0;
  let ofKilled = 0;
  for (const { _id, answerBy, createdAt, firstAnswer } of all) {
    const turn = answerBy === 'email' ? createdAt.getTime() : findTurn(createdAt.getTime());
    const took = firstAnswer ? Date.parse(firstAnswer.at) - turn : Number.POSITIVE_INFINITY;
    const wasKilled = killTimes.some((at) => at >= turn && at <= turn + minute);
    if (wasKilled && took > minute) ofKilled++;
    else slowest = Math.max(slowest, took);
    if (took < 0 || took > (wasKilled ? afterKill : minute))
      late.push(`${answerBy} of ${createdAt.toISOString()}: ${took / second} s, ${_id}`);
  }
  console.info({ leads: all.length, slowest: slowest / second, ofKilled, kills: killTimes.length });
  expect(late).toEqual([]);
  expect(all).toHaveLength(leads);
  expect(killTimes.length).toBeGreaterThan(kills / 2);
  await servers[0].connection.dropDatabase();
  for (const server of servers) await server[Symbol.asyncDispose]();
});
