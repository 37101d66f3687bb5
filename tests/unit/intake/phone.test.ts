import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { toE164 } from '../../../server/leads/phone';

const byLibrary = (phone: string) => {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed?.isPossible() ? parsed.number : undefined;
};

const before = ['', '+1', '+1 ', '1', '1-', '001', ' ', '+1-', '+44 ', '\t'];
const between = [' ', '-', '.', '', '  ', ' - ', '/'];
const after = ['', ' ', 'x12', ' ext. 3', '9'];
const areas = ['212', '(415)', '(684)', '911', '123', '(055)', '800', 'abc'];

test('a number in a usual spelling becomes what the library makes of it, and so does any other', () => {
  const spellings = before.flatMap((start) =>
    areas.flatMap((area) =>
      between.flatMap((gap) =>
        after.flatMap((end) => [
          `${start}${area}${gap}555${gap}0177${end}`,
          `${start}${area}${gap}5550177${end}`,
        ]),
      ),
    ),
  );
  for (const phone of [...spellings, '', ' ', '５５５', '+1 (２１２) 555-0177', '555-0177', '2125550177'])
    expect([phone, toE164(phone)]).toEqual([phone, byLibrary(phone)]);
});
