import { expect, test, vi } from 'vitest';
import { builtInCaseTypes } from '../../../shared/case-types';
import { auditQuery } from '../../../shared/schemas/audit';
import { clientInput, clientUpdate, toClientInput } from '../../../shared/schemas/client';
import { consultationForm } from '../../../shared/schemas/consultation';
import { listQuery } from '../../../shared/schemas/list';
import { serviceInput, serviceUpdate } from '../../../shared/schemas/service';
import { userInput, userRecord, userUpdate } from '../../../shared/schemas/user';
import { z } from '../../../shared/zod';
import { make } from '../../support/make';

const form = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@example.com',
  phone: '4155550132',
  caseType: '1',
  message: '',
  agreeToTerms: true,
};

/** The first error of each invalid field. */
const complaints = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return Object.fromEntries(
    (error?.issues ?? []).reverse().map(({ path, message }) => [path.join('.'), message]),
  );
};

test('the consultation form is good as a person fills it', () => {
  expect(complaints(consultationForm, form)).toEqual({});
});

test('each field of the consultation form has its own sentence', () => {
  const wrong = {
    firstName: ' ',
    lastName: '',
    email: 'maria@',
    phone: '555',
    caseType: '',
    agreeToTerms: false,
  };
  expect(complaints(consultationForm, wrong)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
    phone: 'Valid phone number is required',
    caseType: 'Please select a case type',
    agreeToTerms: 'You must agree to the terms and conditions',
  });
});

test('two spaces are no name', () => {
  expect(complaints(consultationForm, { ...form, firstName: '  ' })).toEqual({
    firstName: 'First name is required',
  });
});

test('the message of the consultation form is optional', () => {
  const { message: _, ...short } = form;
  expect(complaints(consultationForm, short)).toEqual({});
});

test('phone and message of the form become phoneNumber and additionalInfo of the client', () => {
  const client = toClientInput({ ...form, message: 'Please call.', agreeToTerms: true }, '');
  expect(client).toEqual({
    firstName: 'Maria',
    lastName: 'Lopez',
    email: 'maria@example.com',
    phoneNumber: '4155550132',
    caseType: '1',
    additionalInfo: 'Please call.',
    ip_address: '',
    jornaya_ip: '',
  });
});

test('a missing field is Required and one of the wrong type is Invalid input', () => {
  expect(
    complaints(clientInput, { ...make.client(), firstName: undefined, lastName: 7, additionalInfo: [] }),
  ).toEqual({
    firstName: 'Required',
    lastName: 'Invalid input',
    additionalInfo: 'Invalid input',
  });
});

test.each([
  ['firstName', 'x'.repeat(101)],
  ['lastName', ' '],
  ['email', 'maria'],
  ['email', `${'x'.repeat(250)}@example.com`],
  ['email', { $gt: '' }],
  ['phoneNumber', ''],
  ['phoneNumber', '5'.repeat(41)],
  ['caseType', ''],
  ['additionalInfo', 'x'.repeat(5001)],
  ['additionalInfo', 'half of an emoji: \ud83d'],
  ['ip_address', 'x'.repeat(46)],
  ['jornaya_ip', 'x'.repeat(101)],
  ['price', '12'],
  ['jornayaLeadId', 'short'],
  ['trustedFormCertUrl', 'https://evil.example/cert'],
])('a client is refused with the %s %j', (field, value) => {
  expect(Object.keys(complaints(clientInput, { ...make.client(), [field]: value }))).toEqual([field]);
});

test.each([
  'maria.lopez@example.com',
  "o'brien+law@mail.example.co.uk",
  'josé@example.com',
  'jose\u0301@example.com',
  '用户@例子.广告',
  'иван.петров@пример.рф',
  'संपर्क@डाटामेल.भारत',
  'δοκιμή@παράδειγμα.ευ',
  '用户@xn--fsqu00a.xn--55qw42g',
  'maria@XN--FSQU00A.XN--55QW42G',
  // Each character that RFC 5322 allows.
  'p87k#0`wg@example.com',
  "!#$%&'*+-/=?^_`{|}~@example.com",
  "maria'@example.com",
  '=1@example.com',
])('%s is an e-mail address, for vendors, staff and the form', (email) => {
  expect(complaints(clientInput, make.client({ email }))).toEqual({});
  expect(complaints(userInput, make.user({ email }))).toEqual({});
  expect(complaints(consultationForm, { ...form, email })).toEqual({});
});

test.each([
  '',
  'josé',
  '@例子.广告',
  '用户@',
  '用户@例子',
  '用户@例子.告',
  '用户@@例子.广告',
  '用户@-例子.广告',
  'josé..x@example.com',
  '.josé@example.com',
  'josé.@example.com',
  'josé @example.com',
  'josé@example.com\n',
  'a\u202eb@example.com',
  'a\u200bb@example.com',
  '\u0301a@example.com',
  'josé＠example.com',
  'a@例子。广告',
  '<josé@example.com>',
  'josé@example.123',
  'josé😀@example.com',
  'a(b)@example.com',
  'a,b@example.com',
  'a;b@example.com',
  'a\\b@example.com',
  '"a b"@example.com',
])('%j is no e-mail address', (email) => {
  expect(complaints(clientInput, make.client({ email }))).toEqual({ email: 'Invalid email address' });
  expect(complaints(consultationForm, { ...form, email })).toEqual({ email: 'Invalid email address' });
});

/** A pattern that retries at every position would exceed this test's minute. */
test.each(['é'.repeat(2_000_000), `a@${'é.'.repeat(1_000_000)}`, 'é.'.repeat(1_000_000)])(
  'a very long address that is none is refused at once: %.5s...',
  (email) => {
    expect(complaints(clientInput, make.client({ email }))).toEqual({ email: 'Invalid email address' });
  },
);

test('text comes out of the schema as it went in, with spaces, emoji and a zero', () => {
  const client = make.client({ firstName: ' Zoë 🙂 ', additionalInfo: 'a\0b\r\n<script>\u202e' });
  expect(clientInput.parse(client)).toEqual(client);
});

test('a client drops what nobody asked for', () => {
  const parsed = clientInput.parse({ ...make.client(), id: 'x', status: 'Signed', isAdmin: true, a: 1 });
  expect(parsed).toEqual(make.client());
});

test.each([
  ['client', clientUpdate],
  ['user', userUpdate],
  ['service', serviceUpdate],
])('an empty update of a %s stays empty: updates have no defaults', (_, schema) => {
  expect(schema.parse({})).toEqual({});
});

test('ip_address and jornaya_ip are no part of a client update', () => {
  expect(clientUpdate.parse({ ip_address: '::1', jornaya_ip: 'x', firstName: 'Ana' })).toEqual({
    firstName: 'Ana',
  });
});

test('a new service is active and has the default picture and icon', () => {
  expect(serviceInput.parse({ title: 'Roof falls', description: 'For people who fell.' })).toEqual({
    title: 'Roof falls',
    description: 'For people who fell.',
    short_description: '',
    status: 1,
    image_id: 1,
    icon: 'AlertTriangle',
  });
});

test('a new user has the role user unless another is chosen', () => {
  const { role: _, ...person } = make.user();
  expect(userInput.parse(person).role).toBe('user');
});

test('a user record has no place for a password', () => {
  const record = {
    ...make.user(),
    id: 'f'.repeat(24),
    createdAt: '2026-01-01T00:00:00Z',
    bars: [],
    passwordHash: 'x',
    version: 0,
  };
  expect(Object.keys(userRecord.parse(record))).not.toContain('password');
  expect(Object.keys(userRecord.parse(record))).not.toContain('passwordHash');
});

test('a password has at least 8 characters, and an empty one keeps the current in an update only', () => {
  expect(complaints(userInput, make.user({ password: 'short' }))).toEqual({
    password: 'Use at least 8 characters',
  });
  expect(complaints(userInput, make.user({ password: '' }))).toHaveProperty('password');
  expect(complaints(userUpdate, { password: '' })).toEqual({});
  expect(complaints(userUpdate, { password: 'short' })).toHaveProperty('password');
});

test('a list has 1,000 rows at most and pages begin with 1', () => {
  expect(listQuery.parse({})).toEqual({ page: 1, limit: 1000 });
  expect(complaints(listQuery, { page: 0, limit: 1001 })).toHaveProperty('page');
  expect(complaints(listQuery, { page: 0, limit: 1001 })).toHaveProperty('limit');
  expect(complaints(auditQuery, { limit: 101 })).toHaveProperty('limit');
});

test('there are 18 built-in case types with the ids 1 to 18', () => {
  expect(builtInCaseTypes.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(builtInCaseTypes.map(({ title }) => title).join(', ')).toBe(
    'AFFF, Asbestos Lung Cancer, PFAS, Depo Provera, Camp Lejeune, Ride Share, Philips CPAP, Hair Relaxer, TIVAD / Port Catheter Lawsuit, Talcum Powder, Paraquat, Round Up, Hernia Mesh, Zantac, Auto Vehicle Accident, Baby Formula, Elmiron, Paragard',
  );
});

test('on the server zod may compile its checks', () => {
  expect(z.config().jitless).toBe(false);
});

test('in a browser zod builds no function from text, which a strict content security policy forbids', async () => {
  vi.stubGlobal('document', {});
  vi.resetModules();
  const { z: inBrowser } = await import('../../../shared/zod');
  vi.unstubAllGlobals();
  expect(inBrowser.config().jitless).toBe(true);
});
