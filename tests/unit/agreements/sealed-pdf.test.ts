import { expect, test } from 'vitest';
import { checkSeal } from '../../../server/documents/pdf/check-pdf';
import { computeFingerprint } from '../../../server/documents/pdf/hashes';
import { makeSealCertificate } from '../../../server/documents/pdf/seal-certificate';
import { sealPdf } from '../../../server/documents/pdf/seal-pdf';
import { typeset } from '../../../server/documents/pdf/typeset';
import { loadMissingLetters } from '../../../server/documents/places';
import { readMarkup } from '../../../shared/agreements/markup';

const at = new Date('2026-11-23T15:00:00Z');
const text =
  '# The fee\n\nWe are paid **only** if we recover money for María Nguyễn.\n\n| When | Share |\n| Trial | 40% |\n\n[sign client]';

const document = () =>
  typeset({
    title: 'The fee',
    language: 'en',
    firm: 'Lantern Justice',
    madeAt: at,
    blocks: readMarkup(text).blocks,
    emptyCaption: ({ who }) => `To be signed: ${who}`,
    findMark: () => ({
      text: 'María Nguyễn',
      caption: 'November 23, 2026',
      strokes: [
        [
          [0, 0],
          [30, 40],
        ],
      ],
    }),
    foot: 'Lantern Justice',
    formatPage: (page, pages) => `Page ${page} of ${pages}`,
  });

const sealed = async () => {
  const certificate = await makeSealCertificate('Lantern Justice', at);
  const { bytes, level } = await sealPdf(await document(), {
    certificate,
    reason: 'The signed agreement',
    at,
  });
  return { bytes, level, certificate };
};

test('the same agreement is set as the same file', async () => {
  expect((await document()).equals(await document())).toBe(true);
});

test('a sealed file is whole, and names the certificate that sealed it', async () => {
  const { bytes, level, certificate } = await sealed();
  expect(level).toBe('B-B');
  expect(checkSeal(bytes)).toMatchObject({
    isWhole: true,
    fingerprint: computeFingerprint(certificate.certificate),
    covers: 'all',
  });
});

test('a changed byte in the text, the structure, the seal or its padding is noticed', async () => {
  const { bytes } = await sealed();
  const hole = bytes.lastIndexOf('/Contents <') + '/Contents <'.length;
  const places = [
    20,
    4000,
    bytes.indexOf('/StructTreeRoot'),
    bytes.lastIndexOf('/Reason'),
    hole + 700,
    hole + 24_000,
  ];
  for (const place of [...places, bytes.length - 10]) {
    const changed = Buffer.from(bytes);
    changed[place]! ^= 1;
    expect(checkSeal(changed).isWhole, `byte ${place}`).toBe(false);
  }
});

test('text added behind the seal is not covered by it', async () => {
  const { bytes } = await sealed();
  const more = Buffer.concat([bytes, Buffer.from('\n% another page\n')]);
  expect(checkSeal(more)).toMatchObject({ isWhole: true, covers: 'part' });
});

test('a file without a seal says so', async () => {
  expect(checkSeal(await document())).toEqual({ isWhole: false, why: 'no seal' });
});

test('letters that no font of ours has are named before a document is made', async () => {
  const findMissing = await loadMissingLetters();
  expect(findMissing('María Łukasz Ελένη 北京')).toEqual(['北', '京']);
  expect(findMissing('Nguyễn Thị Hường, José'.normalize('NFD'))).toEqual([]);
  // Each letter is named with its accents, and a sign that shows nothing is none.
  expect(findMissing('\u200eMari\u200ba x\u030c ש\u05b8 ก\u0e31')).toEqual(['x\u030c', 'ש\u05b8', 'ก\u0e31']);
});
