import { expect, test } from 'vitest';
import { quotes, readQuoted } from '../../../server/conversation/rules/reactions';

const ours = 'Please do not text while driving. Say “stop” to your driver, and call us when you are home.';
const start = 'Please do not text while driving. Say “stop” to';

const isReaction = (text: string) => readQuoted(text).some((quoted) => quotes(quoted, ours));

test.each([
  `Liked “${ours}”`,
  `Loved "${ours}"`,
  `Disliked “${ours}”`,
  `Laughed at “${ours}”`,
  `Emphasized “${ours}”`,
  `Emphasised “${ours}”`,
  `Questioned “${ours}”`,
  `Liked “${start}…”`,
  `Liked “${start}...”`,
  `Liked “${ours.replaceAll('. ', '.\n')}”`,
  `Removed a like from “${ours}”`,
  `Removed a heart from “${ours}”`,
  `Removed an exclamation from “${ours}”`,
  `Removed a question mark from “${ours}”`,
  `Reacted 👍 to “${ours}”`,
  `Reacted ❤️ to “${ours}”`,
  `Reacted 👩🏽‍⚖️ to “${ours}”`,
  `Reacted 🇲🇽 to “${ours}”`,
  `Reacted with 👍🏽 to “${ours}”`,
  `Reacted with a sticker to “${ours}”`,
  `Removed 👍 from “${ours}”`,
  `👍 to “${ours}”`,
  `\u200b👍\u200b to “\u200b${ours}\u200b”`,
  `\u200a\u200b👍\u200b to “\u200a${ours}\u200a”\u200a`,
  `\u200a\u200b👍\u200b 对“\u200a${ours}\u200a”作出反应\u200a`,
  `\u200aRemoved \u200c👍\u200c from “\u200a${ours}\u200a”\u200a`,
  `👍 “${ours}”`,
  `Le gustó “${ours}”`,
  `No le gustó “${ours}”`,
  `Le encantó «${ours}»`,
  `Me gusta «${ours}»`,
  `Le dio risa “${ours}”`,
  `Se rio de “${ours}”`,
  `Se rió de “${ours}”`,
  `Exclamó por “${ours}”`,
  `Dudó sobre “${ours}”`,
  `Enfatizó “${ours}”`,
  `A Maria le gustó “${ours}”`,
  `A María José López le encantó “${ours}”`,
  `Ha puesto un "Me gusta" en "${ours}"`,
  `Ha puesto un «No me gusta» a «${ours}»`,
  `Eliminó un me gusta de “${ours}”`,
  `Reaccionó con 🫡 a “${ours}”`,
  `a attribué la mention « J’aime » à « ${ours} »`,
  `a réagi avec 🔥 à « ${ours} »`,
  `Curtiu “${ours}”`,
  `Gefällt „${ours}“`,
])('%j only says how the person likes our text', (text) => {
  expect(isReaction(text)).toBe(true);
});

test.each([
  '"STOP"',
  '“stop”',
  'Liked “STOP”',
  'Liked “stop…”',
  'Liked “Please…”',
  `Liked “${start}”`,
  `Liked “${ours}” STOP`,
  `STOP “${ours}”`,
  `Stop. Liked “${ours}”`,
  `Nobody liked “${ours}”`,
  `I asked you to stop with “${ours}”`,
  `No more “${ours}”`,
  `Liked ${ours}`,
  `A Alto le gustó “${ours}”`,
  `A mí nunca más le gustó nada de “${ours}”`,
  `👍 stop “${ours}”`,
  `Liked “${ours} STOP”`,
  'Liked an image',
  'STOP',
  '',
])('%j is a message of its own', (text) => {
  expect(isReaction(text)).toBe(false);
});

test('a hostile text of many quotation marks is read at once', () => {
  expect(readQuoted('“'.repeat(20_000))).toEqual([]);
});
