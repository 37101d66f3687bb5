import { expect, test } from 'vitest';
import type { Meta } from '../../../server/core/http/trpc';
import { appRouter } from '../../../server/router';
import { can, type Permission, permissions } from '../../../shared/permissions';
import { type Role, roles } from '../../../shared/schemas/user';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { openEvents } from '../../support/read-events';
import { startApp } from '../../support/start-app';

type Right = Permission | 'anyone' | 'a vendor';

/** The permission that each procedure requires. Add new procedures here. */
const procedures: Record<string, Right> = {
  'agreements.countersign': 'agreements.countersign',
  'agreements.entries': 'agreements.read',
  'agreements.extend': 'agreements.send',
  'agreements.get': 'agreements.read',
  'agreements.link': 'agreements.send',
  'agreements.lawyers': 'agreements.send',
  'agreements.list': 'agreements.read',
  'agreements.page': 'agreements.read',
  'agreements.counts': 'agreements.read',
  'agreements.own': 'agreements.read',
  'agreements.ofLead': 'agreements.read',
  'agreements.preview': 'agreements.send',
  'agreements.scans': 'agreements.read',
  'agreements.send': 'agreements.send',
  'agreements.sendAgain': 'agreements.send',
  'agreements.signHere': 'agreements.send',
  'agreements.void': 'agreements.void',
  'agreementTemplates.adopt': 'agreements.adopt',
  'agreementTemplates.all': 'agreements.adopt',
  'agreementTemplates.archive': 'agreements.templates',
  'agreementTemplates.check': 'agreements.templates',
  'agreementTemplates.create': 'agreements.templates',
  'agreementTemplates.get': 'agreements.send',
  'agreementTemplates.preview': 'leads.read',
  'agreementTemplates.restore': 'agreements.templates',
  'agreementTemplates.update': 'agreements.templates',
  'agreementTemplates.list': 'agreements.send',
  'audit.page': 'audit.read',
  'auth.changePassword': 'account.own',
  'auth.confirm': 'account.own',
  'auth.endOtherSessions': 'account.own',
  'auth.endSession': 'account.own',
  'auth.login': 'anyone',
  'auth.logout': 'anyone',
  'auth.me': 'account.own',
  'auth.proven': 'account.own',
  'auth.sessions': 'account.own',
  'caseTypes.list': 'anyone',
  'clients.add': 'leads.work',
  'clients.addNote': 'leads.work',
  'clients.board': 'leads.read',
  'clients.counts': 'leads.read',
  'clients.create': 'anyone',
  'clients.deleted': 'leads.remove',
  'clients.find': 'leads.read',
  'clients.get': 'leads.read',
  'clients.list': 'leads.read',
  'clients.matchingIds': 'leads.read',
  'clients.merge': 'leads.work',
  'clients.merged': 'leads.read',
  'clients.news': 'leads.read',
  'clients.page': 'leads.read',
  'clients.names': 'leads.read',
  'clients.sealed': 'leads.read',
  'clients.remove': 'leads.remove',
  'clients.removeMany': 'leads.remove',
  'clients.restore': 'leads.remove',
  'clients.restoreMany': 'leads.remove',
  'clients.similar': 'leads.read',
  'clients.similarTo': 'leads.read',
  'clients.timeline': 'leads.read',
  'clients.undoMerge': 'leads.work',
  'clients.update': 'leads.work',
  'clients.undoMany': 'leads.work',
  'clients.updateMany': 'leads.work',
  'dashboard.counts': 'dashboard.read',
  'dashboard.firstSteps': 'settings.edit',
  'dashboard.settings': 'settings.edit',
  'dashboard.overview': 'dashboard.read',
  'desk.addTask': 'leads.work',
  'desk.answer': 'leads.work',
  'desk.changeTask': 'leads.work',
  'desk.ended': 'leads.work',
  'desk.claim': 'leads.work',
  'desk.lateAfter': 'leads.read',
  'desk.lead': 'leads.read',
  'desk.letter': 'leads.read',
  'desk.letterSent': 'leads.work',
  'desk.keepLetter': 'leads.work',
  'desk.sendLetter': 'leads.work',
  'desk.next': 'leads.work',
  'desk.questions': 'leads.read',
  'desk.reasonCounts': 'leads.read',
  'desk.reasons': 'leads.read',
  'desk.release': 'leads.work',
  'desk.rightNumber': 'leads.work',
  'desk.saveQuestions': 'settings.edit',
  'desk.spokenConsent': 'leads.work',
  'desk.takeCall': 'leads.work',
  'desk.tasks': 'leads.read',
  'desk.walk': 'leads.read',
  'desk.work': 'leads.work',
  'certificates.ofLead': 'leads.read',
  'conflicts.addNames': 'conflicts.names',
  'conflicts.decide': 'conflicts.decide',
  'conflicts.files': 'conflicts.names',
  'conflicts.names': 'conflicts.names',
  'conflicts.ofLead': 'leads.read',
  'conflicts.removeFile': 'conflicts.names',
  'conflicts.removeName': 'conflicts.names',
  'conflicts.run': 'leads.work',
  'consents.certificate': 'leads.read',
  'consents.consistency': 'anyone',
  'consents.head': 'anyone',
  'consents.heads': 'anyone',
  'consents.token': 'anyone',
  'consents.keys': 'anyone',
  'contact.ask': 'leads.read',
  'contact.askAll': 'leads.read',
  'contact.lists': 'privacy.manage',
  'contact.removeList': 'privacy.manage',
  'contact.override': 'leads.work',
  'contact.suppress': 'leads.work',
  'contact.reopen': 'leads.work',
  'contact.withdraw': 'leads.work',
  ip: 'anyone',
  'passkeys.add': 'account.own',
  'passkeys.ask': 'anyone',
  'passkeys.begin': 'account.own',
  'passkeys.confirm': 'account.own',
  'passkeys.list': 'account.own',
  'passkeys.remove': 'account.own',
  'passkeys.rename': 'account.own',
  'passkeys.signIn': 'anyone',
  'posts.get': 'a vendor',
  'posts.list': 'a vendor',
  'returns.make': 'vendors.manage',
  'returns.terms': 'vendors.manage',
  'returns.undo': 'vendors.manage',
  'preferences.get': 'account.own',
  'preferences.save': 'account.own',
  'links.invite': 'users.manage',
  'links.open': 'anyone',
  'links.renew': 'users.manage',
  'links.request': 'anyone',
  'links.use': 'anyone',
  'secondFactor.begin': 'account.own',
  'secondFactor.confirm': 'account.own',
  'secondFactor.renewCodes': 'account.own',
  'secondFactor.state': 'account.own',
  'secondFactor.turnOff': 'account.own',
  'secondFactor.turnOffFor': 'users.manage',
  'signIns.end': 'sign-ins.manage',
  'signIns.endUserSessions': 'sign-ins.manage',
  'signIns.overview': 'sign-ins.manage',
  'reports.clerks': 'dashboard.read',
  'reports.conversion': 'dashboard.read',
  'reports.ownDay': 'leads.work',
  'desk.dayStart': 'dashboard.read',
  'desk.today': 'dashboard.read',
  'reports.firstAnswers': 'dashboard.read',
  'reports.firstContact': 'dashboard.read',
  'messageTemplates.create': 'message-templates.manage',
  'messageTemplates.figures': 'message-templates.manage',
  'messageTemplates.list': 'message-templates.manage',
  'messageTemplates.ofLead': 'leads.work',
  'messageTemplates.remove': 'message-templates.manage',
  'messageTemplates.update': 'message-templates.manage',
  'sequences.create': 'sequences.manage',
  'sequences.endRun': 'sequences.manage',
  'sequences.figures': 'sequences.manage',
  'sequences.list': 'sequences.manage',
  'sequences.ofLead': 'leads.read',
  'sequences.preview': 'sequences.manage',
  'sequences.runs': 'sequences.manage',
  'sequences.skipping': 'sequences.manage',
  'sequences.update': 'sequences.manage',
  'services.create': 'services.manage',
  'services.list': 'anyone',
  'services.page': 'services.manage',
  'services.remove': 'services.manage',
  'services.update': 'services.manage',
  'backups.state': 'settings.edit',
  'settings.all': 'settings.edit',
  'settings.save': 'settings.edit',
  'status.get': 'status.read',
  'users.create': 'users.manage',
  'users.list': 'users.manage',
  'users.names': 'people.names',
  'users.page': 'users.manage',
  'users.remove': 'users.manage',
  'users.update': 'users.manage',
  'mappings.preview': 'vendors.manage',
  'mail.allowAgain': 'mail.manage',
  'mail.settings': 'mail.manage',
  'mail.suppress': 'mail.manage',
  'mail.suppressed': 'mail.manage',
  'mail.test': 'mail.manage',
  'messages.checkAccount': 'settings.edit',
  'messages.confirmColleague': 'leads.work',
  'messages.decide': 'leads.work',
  'messages.decideHold': 'leads.work',
  'messages.hold': 'leads.read',
  'messages.markRead': 'leads.read',
  'messages.mayWrite': 'leads.work',
  'messages.ofLead': 'leads.read',
  'messages.paused': 'settings.edit',
  'inbox.back': 'leads.work',
  'inbox.counts': 'leads.work',
  'inbox.done': 'leads.work',
  'inbox.later': 'leads.work',
  'inbox.list': 'leads.work',
  'inbox.settleUnknown': 'leads.work',
  'messages.reply': 'leads.work',
  'messages.resume': 'settings.edit',
  'messages.send': 'leads.work',
  'messages.sendAgain': 'leads.work',
  'messages.setup': 'settings.edit',
  'messages.unknown': 'leads.read',
  'messages.unknownPage': 'leads.read',
  'messages.unread': 'leads.read',
  'outbox.list': 'outbox.manage',
  'outbox.page': 'outbox.manage',
  'outbox.retry': 'outbox.manage',
  'outbox.sendAgain': 'outbox.manage',
  'reports.agreements': 'dashboard.read',
  'textAccount.read': 'settings.edit',
  'textAccount.remove': 'settings.edit',
  'textAccount.save': 'settings.edit',
  'webhooks.create': 'webhooks.manage',
  'webhooks.list': 'webhooks.manage',
  'webhooks.pause': 'webhooks.manage',
  'webhooks.remove': 'webhooks.manage',
  'webhooks.resume': 'webhooks.manage',
  'webhooks.rotate': 'webhooks.manage',
  'webhooks.test': 'webhooks.manage',
  'webhooks.update': 'webhooks.manage',
  'views.create': 'leads.work',
  'views.list': 'leads.read',
  'views.remove': 'leads.work',
  'views.update': 'leads.work',
  'intakeSettings.get': 'vendors.manage',
  'intakeSettings.update': 'vendors.manage',
  'refused.dismiss': 'leads.work',
  'refused.get': 'leads.work',
  'refused.held': 'leads.work',
  'refused.list': 'vendors.manage',
  'refused.page': 'vendors.manage',
  'refused.replay': 'leads.work',
  'rules.get': 'vendors.manage',
  'rules.update': 'vendors.manage',
  'privacy.addRequest': 'privacy.manage',
  'privacy.agreeToErasure': 'privacy.manage',
  'privacy.askErasure': 'privacy.manage',
  'privacy.closeRequest': 'privacy.manage',
  'privacy.erase': 'privacy.manage',
  'privacy.erasures': 'privacy.manage',
  'privacy.export': 'privacy.manage',
  'privacy.exportPerson': 'privacy.manage',
  'privacy.find': 'privacy.manage',
  'privacy.hold': 'privacy.manage',
  'privacy.previewRetention': 'privacy.manage',
  'privacy.refuseErasure': 'privacy.manage',
  'privacy.release': 'privacy.manage',
  'privacy.requests': 'privacy.manage',
  'privacy.ofLead': 'leads.read',
  'vendors.create': 'vendors.manage',
  'vendors.endLink': 'vendors.manage',
  'vendors.get': 'vendors.manage',
  'vendors.list': 'vendors.manage',
  'vendors.revoke': 'vendors.manage',
  'vendors.rotate': 'vendors.manage',
  'imports.begin': 'leads.import',
  'imports.check': 'leads.import',
  'imports.finish': 'leads.import',
  'imports.list': 'leads.import',
  'imports.take': 'leads.import',
  'imports.undo': 'leads.import',
  'vendors.link': 'vendors.manage',
  'vendors.scorecard': 'vendors.manage',
  'vendors.update': 'vendors.manage',
};

/** Every REST path with its methods, and the permission each requires. */
const routes: Record<string, Record<string, Right>> = {
  '/api/auth/confirm': { POST: 'account.own' },
  '/api/auth/login': { POST: 'anyone' },
  '/api/auth/logout': { POST: 'anyone' },
  '/api/auth/me': { GET: 'account.own' },
  '/api/auth/password': { POST: 'account.own' },
  '/api/case-types': { GET: 'anyone' },
  '/api/clients': { GET: 'leads.read', POST: 'anyone' },
  '/api/clients/{id}': { GET: 'leads.read', PUT: 'leads.work', DELETE: 'leads.remove' },
  '/api/exports/clients.csv': { GET: 'leads.export', POST: 'leads.export' },
  '/api/exports/agreements.csv': { GET: 'agreements.export' },
  '/api/clients/{id}/conflicts': { POST: 'leads.work' },
  '/api/clients/{id}/packet': { GET: 'packet.take' },
  '/api/conflicts/{id}': { PUT: 'conflicts.decide' },
  '/api/clients/{id}/consent': { GET: 'leads.read' },
  '/api/clients/{id}/consent/reopen': { POST: 'leads.work' },
  '/api/clients/{id}/consent/withdraw': { POST: 'leads.work' },
  '/api/clients/{id}/contact': { GET: 'leads.read' },
  '/api/clients/{id}/messages': { GET: 'leads.read', POST: 'leads.work' },
  '/api/messages/unknown': { GET: 'leads.read' },
  '/api/messages/unknown/{id}': { PUT: 'leads.work' },
  '/api/messages/unknown/{id}/reply': { POST: 'leads.work' },
  '/api/clients/{id}/return': { POST: 'vendors.manage', DELETE: 'vendors.manage' },
  '/api/posts': { GET: 'a vendor' },
  '/api/posts/{id}': { GET: 'a vendor' },
  '/api/consent/consistency': { GET: 'anyone' },
  '/api/consent/checkpoint': { GET: 'anyone' },
  '/api/consent/head': { GET: 'anyone' },
  '/api/consent/heads': { GET: 'anyone' },
  '/api/consent/token': { GET: 'anyone' },
  '/api/consent/keys': { GET: 'anyone' },
  '/api/ip': { GET: 'anyone' },
  '/api/media/upload': { POST: 'media.upload' },
  '/api/message-templates': { GET: 'message-templates.manage', POST: 'message-templates.manage' },
  '/api/message-templates/{id}': {
    PUT: 'message-templates.manage',
    DELETE: 'message-templates.manage',
  },
  '/api/sequences': { GET: 'sequences.manage', POST: 'sequences.manage' },
  '/api/sequences/{id}': { PUT: 'sequences.manage' },
  '/api/sequences/{id}/preview': { POST: 'sequences.manage' },
  '/api/services': { GET: 'anyone', POST: 'services.manage' },
  '/api/services/{id}': { PUT: 'services.manage', DELETE: 'services.manage' },
  '/api/status': { GET: 'status.read' },
  '/api/users': { GET: 'users.manage', POST: 'users.manage' },
  '/api/users/{id}': { PUT: 'users.manage', DELETE: 'users.manage' },
  '/api/intake/refused': { GET: 'vendors.manage' },
  '/api/intake/refused/{id}': { GET: 'leads.work' },
  '/api/intake/refused/{id}/dismiss': { POST: 'leads.work' },
  '/api/intake/refused/{id}/replay': { POST: 'leads.work' },
  '/api/intake/rules/{caseType}': { GET: 'vendors.manage', PUT: 'vendors.manage' },
  '/api/intake/settings': { GET: 'vendors.manage', PUT: 'vendors.manage' },
  '/api/vendors': { GET: 'vendors.manage', POST: 'vendors.manage' },
  '/api/vendors/{id}': { GET: 'vendors.manage', PUT: 'vendors.manage' },
  '/api/vendors/{id}/revoke': { POST: 'vendors.manage' },
  '/api/imports': { GET: 'leads.import', POST: 'leads.import' },
  '/api/outbox': { GET: 'outbox.manage' },
  '/api/outbox/{id}/retry': { POST: 'outbox.manage' },
  '/api/privacy/erase': { POST: 'privacy.manage' },
  '/api/privacy/erase/{id}/agree': { POST: 'privacy.manage' },
  '/api/privacy/export': { POST: 'privacy.manage' },
  '/api/vendors/{id}/links/{link}': { DELETE: 'vendors.manage' },
  '/api/agreement-templates': { GET: 'agreements.send' },
  '/api/agreement-templates/{id}/adopt': { POST: 'agreements.adopt' },
  '/api/agreements': { GET: 'agreements.read' },
  '/api/agreements/{id}': { GET: 'agreements.read' },
  '/api/agreements/{id}/entries': { GET: 'agreements.read' },
  '/api/agreements/{id}/extend': { POST: 'agreements.send' },
  '/api/agreements/{id}/void': { POST: 'agreements.void' },
  '/api/clients/{id}/agreements': { GET: 'agreements.read', POST: 'agreements.send' },
  '/api/webhooks': { GET: 'webhooks.manage', POST: 'webhooks.manage' },
  '/api/webhooks/{id}': { DELETE: 'webhooks.manage' },
  '/api/imports/check': { POST: 'leads.import' },
  '/api/imports/{id}/rows': { POST: 'leads.import' },
  '/api/imports/{id}/finish': { POST: 'leads.import' },
  '/api/imports/{id}/undo': { POST: 'leads.import' },
  '/api/vendors/{id}/link': { POST: 'vendors.manage' },
  '/api/vendors/{id}/scorecard': { GET: 'vendors.manage' },
  '/api/vendors/{id}/rotate': { POST: 'vendors.manage' },
};

/** Read-only paths, without other methods. */
const readOnly: Record<string, Right> = {
  '/api/docs': 'anyone',
  '/api/docs.css': 'anyone',
  '/api/openapi.json': 'anyone',
  '/healthz': 'anyone',
  '/api/messages/x/files/0': 'leads.read',
  '/api/messages/x/html': 'leads.read',
  '/media/1': 'anyone',
  '/readyz': 'anyone',
};

/** The permissions of each role, repeated here on purpose, because a mistake in the table would leak data. */
const rights: Record<Role, Permission[]> = {
  admin: [...permissions],
  intake: [
    'account.own',
    'dashboard.read',
    'leads.read',
    'leads.work',
    'leads.remove',
    'agreements.read',
    'agreements.send',
    'agreements.void',
    'agreements.countersign',
    'agreements.adopt',
    'people.names',
  ],
  user: ['account.own'],
};

type Level = Role | 'nobody';
const levels: Level[] = ['nobody', ...roles];

/** The result for a caller of one level: a refusal, or anything else (mostly an error about the empty input). */
const expected = (needed: Right, level: Level) => {
  if (needed === 'anyone') return 'allowed';
  if (level === 'nobody' || needed === 'a vendor') return '401';
  return rights[level].includes(needed) ? 'allowed' : '403';
};
const met = (status: number) => {
  if (status === 401 || status === 403) return String(status);
  // 409 means a second factor that is off, 412 passkeys at an address without a name.
  return status < 405 || status === 409 || status === 412 ? 'allowed' : `failed with ${status}`;
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const json = { 'Content-Type': 'application/json' };

type Defined = { _def: { type: 'query' | 'mutation' | 'subscription'; meta?: Meta } };
const defined = Object.entries(appRouter._def.procedures) as unknown as [string, Defined][];

type Where = { url: string; headers: Record<string, string> };

const callProcedure = async ({ url, headers }: Where, name: string, type: string): Promise<number> => {
  if (type === 'subscription') {
    // A stream responds 200 right away and sends a refusal as its first event.
    const input = encodeURIComponent(JSON.stringify({ lastEventId: '0'.repeat(24) }));
    await using events = await openEvents(`${url}/trpc/${name}?input=${input}`, headers);
    const { event, data } = await events.next();
    return event === 'serialized-error' ? JSON.parse(data!).data.httpStatus : events.status;
  }
  const isMutation = type === 'mutation';
  const response = await fetch(`${url}/trpc/${name}`, {
    method: isMutation ? 'POST' : 'GET',
    headers: { ...headers, ...(isMutation && json) },
    ...(isMutation && { body: '{}' }),
  });
  return response.status;
};

const callRoute = async (who: Caller, method: string, path: string) =>
  (
    await who.send(method, path.replace('{id}', 'x'), {
      headers: json,
      ...((method === 'POST' || method === 'PUT') && { body: '{}' }),
    })
  ).status;

const signedIn = async (level: Level) => {
  const app = await startApp();
  return { app, who: level === 'nobody' ? app.anyone : await app.signInAs(level) };
};

test.each(roles)('%s has these rights and no other', (role) => {
  expect(permissions.filter((permission) => can(role, permission)).sort()).toEqual(rights[role].toSorted());
  expect(permissions.some((permission) => can(undefined, permission))).toBe(false);
});

test('every procedure names the right that it asks for', () => {
  const named = defined.map(([name, { _def }]) => [name, _def.meta?.permission]);
  expect(Object.fromEntries(named)).toEqual(procedures);
});

test('every procedure is in the table, and nothing else', () => {
  expect(Object.keys(procedures).sort()).toEqual(defined.map(([name]) => name).sort());
});

test('every REST path of a procedure is in the table, with the same rule', () => {
  for (const [name, { _def }] of defined) {
    if (!_def.meta?.openapi) continue;
    const { method, path } = _def.meta.openapi;
    expect([name, routes[`/api${path}`]?.[method]]).toEqual([name, procedures[name]]);
  }
});

test('every path of the OpenAPI document is in the table', async () => {
  await using app = await startApp();
  const document = (await app.anyone.get('/api/openapi.json')).body;
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} /api${path}`),
  );
  const written = Object.entries(routes).flatMap(([path, rules]) =>
    Object.keys(rules).map((method) => `${method} ${path}`),
  );
  expect(documented.sort()).toEqual(written.sort());
});

test.each(levels)('to each procedure %s is admitted or refused as the table says', async (level) => {
  const { app, who } = await signedIn(level);
  await using _ = app;
  await app.anyone.post('/api/clients', make.client());
  const actual: Record<string, string> = {};
  for (const [name, { _def }] of defined)
    if (name !== 'auth.logout')
      actual[name] = met(await callProcedure({ url: app.url, headers: who.headers }, name, _def.type));
  actual['auth.logout'] = met((await who.mutate('auth.logout')).status);
  // Signing in with an empty body is a bad request for everyone.
  const wanted = Object.entries(procedures).map(([name, needed]) => [name, expected(needed, level)]);
  expect(actual).toEqual(Object.fromEntries(wanted));
});

test.each(levels)(
  'at each REST path and method %s is admitted or refused as the table says',
  async (level) => {
    const { app, who } = await signedIn(level);
    await using _ = app;
    const actual: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [path, rules] of Object.entries(routes))
      for (const method of methods) {
        if (path === '/api/auth/logout' && method === 'POST') continue;
        const needed = rules[method];
        wanted[`${method} ${path}`] = needed ? expected(needed, level) : 'failed with 405';
        actual[`${method} ${path}`] = met(await callRoute(who, method, path));
      }
    for (const [path, needed] of Object.entries(readOnly)) {
      wanted[`GET ${path}`] = expected(needed, level);
      actual[`GET ${path}`] = met(await callRoute(who, 'GET', path));
    }
    expect(actual).toEqual(wanted);
  },
);

test('a session that has ended is nobody', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await app.models.sessions.updateMany({}, { $set: { expiresAt: new Date(0) } });
  for (const [name, { _def }] of defined)
    if (procedures[name] !== 'anyone')
      expect([name, await callProcedure({ url: app.url, headers: admin.headers }, name, _def.type)]).toEqual([
        name,
        401,
      ]);
});
