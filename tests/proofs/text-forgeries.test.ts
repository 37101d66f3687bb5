import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { minute } from '../../shared/durations';
import { openTexts, ourNumber, publicUrl } from '../support/texts';

test.each(['twilio', 'telnyx'] as const)(
  '%s: fifty forged, replayed and cut webhooks are refused, and leave nothing',
  async (provider) => {
    await using house = await openTexts({ provider });
    await house.lead();
    const sentTo = `${house.app.url}/api/texts/inbound`;
    const address = `${publicUrl}/api/texts/inbound`;
    const send = (spoiled: object, at = address) =>
      house.standIn.receive(
        { from: '+14155550132', to: ourNumber, body: 'STOP' },
        { sentTo, publicUrl: at },
        spoiled,
      );
    const answers: number[] = [];
    for (let count = 0; count < 10; count++) {
      answers.push(await send({ wrongKey: true }));
      answers.push(await send({ cut: true }));
      answers.push(await send({ wrongKey: true, cut: true }));
      // Twilio signs the address, Telnyx the time.
      answers.push(
        provider === 'twilio'
          ? await send({}, `https://other${count}.example/api/texts/inbound`)
          : await send({ olderBy: (6 + count) * minute }),
      );
      const headers: Record<string, string> =
        provider === 'twilio'
          ? { 'X-Twilio-Signature': createHmac('sha1', String(count)).update(address).digest('base64') }
          : { 'telnyx-timestamp': String(house.clock.time / 1000), 'telnyx-signature-ed25519': 'AAAA' };
      answers.push((await fetch(sentTo, { method: 'POST', headers, body: 'From=a&To=b' })).status);
    }
    expect(answers).toEqual(Array(50).fill(403));
    expect(await house.app.models.messages.countDocuments()).toBe(0);
    expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(0);
    // The same webhook twice is one text.
    const text = { from: '+14155550132', to: ourNumber, body: 'Hello', id: `SM${'1'.repeat(32)}` };
    for (let count = 0; count < 3; count++)
      expect(await house.standIn.receive(text, { sentTo, publicUrl: address })).toBe(204);
    expect(await house.app.models.messages.countDocuments()).toBe(1);
  },
);
