import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readSources, type SourceFile } from '../../support/sources';

const sources = readSources();
const files = [...sources.values()].filter(({ path }) => !/^(tests|tools)\//.test(path));
const isOurs = (path: string) => /^(client|scripts|server|shared|tests|tools|vite\.config)\b/.test(path);

/**
 * The import rules. The first row that matches a file applies; `to` are the paths that it may import besides its own
 * folder, `types` those from which it may import only types. `otherwise` says how to fix a failure.
 */
type Row = { from: RegExp; own?: RegExp; to: RegExp[]; types?: RegExp[]; otherwise: string };

const anyShared = /^shared\//;
const table: Row[] = [
  {
    from: /^shared\//,
    own: anyShared,
    to: [],
    otherwise: 'shared/ runs anywhere: move the code to where it is used, or what it needs into shared/.',
  },
  {
    from: /^server\/db\/embedded\//,
    own: /^server\/db\/embedded\//,
    to: [],
    otherwise: 'The embedded store knows nothing of the app: hand it in as an argument.',
  },
  {
    from: /^server\/(app|features?|models|router)\.ts$/,
    to: [/^server\/(?!start\/)/, anyShared],
    otherwise: 'These put features together; nothing but server/start imports server/start.',
  },
  {
    from: /^server\/start\//,
    own: /^server\/start\//,
    to: [/^server\//, anyShared],
    otherwise: 'server/start is what happens once: it imports the server and nothing else.',
  },
  {
    from: /^server\//,
    own: /^server\//,
    to: [anyShared],
    otherwise: 'The server reads dist/ as files and imports no browser.',
  },
  {
    from: /^client\/lib\//,
    own: /^client\/lib\//,
    to: [anyShared, /^client\/ui\/icons\.ts$/],
    types: [/^server\/router\.ts$/],
    otherwise:
      'client/lib knows shared and the icons only. The type of the router is imported in client/lib/trpc.ts only.',
  },
  {
    from: /^client\/ui\//,
    own: /^client\/ui\//,
    to: [anyShared],
    otherwise: 'client/ui is a kit that knows no page, no words and no server: pass it a prop.',
  },
  {
    from: /^client\/signing\//,
    own: /^client\/signing\//,
    to: [],
    otherwise:
      'client/signing is the script of a page that works without it: nothing of the site or the staff area.',
  },
  {
    from: /^client\/content\//,
    own: /^client\/content\//,
    to: [anyShared, /^client\/paths\.ts$/],
    otherwise: 'client/content is words as data: no React and no code of pages.',
  },
  {
    from: /^client\/site\//,
    own: /^client\/site\//,
    to: [anyShared, /^client\/(lib|ui|content)\//, /^client\/paths\.ts$/],
    otherwise: 'A public page never imports the staff area: everybody would load it.',
  },
  {
    from: /^client\/auth\//,
    own: /^client\/auth\//,
    to: [anyShared, /^client\/(lib|ui)\//, /^client\/paths\.ts$/, /\.css$/],
    otherwise: 'client/auth knows lib and ui only.',
  },
  ...['clients', 'users', 'services'].map((screen) => ({
    from: new RegExp(`^client/admin/${screen}/`),
    own: /^client\/admin\/(?!clients|users|services)/,
    to: [
      new RegExp(`^client/admin/${screen}/`),
      anyShared,
      /^client\/(lib|ui|auth)\//,
      /^client\/paths\.ts$/,
    ],
    otherwise: `client/admin/${screen} does not import another entity's screens: move what both need to client/admin.`,
  })),
  {
    from: /^client\/admin\//,
    own: /^client\/admin\//,
    to: [anyShared, /^client\/(lib|ui|auth)\//, /^client\/paths\.ts$/, /\.css$/],
    otherwise:
      'The staff area does not import public pages or their words: move what both need to ui or lib.',
  },
  {
    // app, root, routes, redirects, structured-data, loader, paths and the entries assemble the browser code.
    from: /^client\/[\w.-]+$/,
    to: [/^client\//, anyShared],
    types: [/^server\/site\/pages\/site-addresses\.ts$/],
    otherwise: 'The browser never imports the server: of it, it knows one type.',
  },
  {
    from: /^scripts\//,
    own: /^scripts\//,
    to: [/^server\//, anyShared, /^client\/(content\/|(paths|routes)\.ts$)/, /^vite\.config\.ts$/],
    types: [/^client\/(entry-server|routes|redirects)\.tsx?$/],
    otherwise:
      'A script works on the server, on shared, on the words and addresses of the site, and on the built pages by client/entry-server.',
  },
];

const refused = ({ path, imports }: SourceFile): string[] => {
  const row = table.find(({ from }) => from.test(path));
  if (!row) return [`${path}: no row says what it may import. Write one.`];
  // At the top of server/, client/ and scripts/, being in the same folder means nothing.
  const own = row.own ?? (dirname(path).includes('/') ? new RegExp(`^${dirname(path)}/`) : /^$/);
  return imports
    .filter(({ to }) => isOurs(to) && to.includes('/'))
    .filter(({ to, typeOnly }) => {
      const allowed = [own, ...row.to, ...(typeOnly ? (row.types ?? []) : [])];
      return !allowed.some((pattern) => pattern.test(to));
    })
    .map(({ to }) => `${path} imports ${to}. ${row.otherwise}`);
};

test('imports between modules are those that docs/developers/architecture.md allows', () => {
  expect(files.flatMap(refused)).toEqual([]);
});

test.each([
  ['shared/slug.ts', 'server/start/env.ts'],
  ['client/ui/button.tsx', 'client/lib/trpc.ts'],
  ['client/lib/trpc.ts', 'client/ui/button.tsx'],
  ['client/lib/trpc.ts', 'server/router.ts'],
  ['client/site/pages/home-page.tsx', 'client/admin/shell/sidebar.tsx'],
  ['client/admin/shell/sidebar.tsx', 'client/site/pages/home-page.tsx'],
  ['client/admin/clients/client-form.tsx', 'client/admin/users/user-form.tsx'],
  ['client/content/en/pages/home.ts', 'client/site/pages/home-page.tsx'],
  ['client/app.tsx', 'server/start/main.ts'],
  ['server/leads/clients.router.ts', 'client/paths.ts'],
  ['server/db/embedded/store.ts', 'shared/constants.ts'],
  ['server/app.ts', 'server/start/main.ts'],
  ['scripts/build.ts', 'client/site/pages/home-page.tsx'],
])('%s may not import %s', (path, to) => {
  expect(refused({ path, text: '', imports: [{ to, typeOnly: false }] })).toHaveLength(1);
});

test('shared imports zod and no other package', () => {
  const others = files
    .filter(({ path }) => path.startsWith('shared/'))
    .flatMap(({ path, imports }) =>
      imports.filter(({ to }) => !isOurs(to)).map(({ to }) => `${path}: ${to}`),
    );
  expect(others).toEqual(['shared/zod.ts: zod']);
});

test('words are no React, and the kit, the pages and the screens are no server', () => {
  const wrong = files
    .filter(({ path }) => path.startsWith('client/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ to }) =>
          path.startsWith('client/content/')
            ? /^(react|react-dom|wouter)(\/|$)/.test(to)
            : /^(express|mongoose|mongodb|node:)/.test(to),
        )
        .map(({ to }) => `${path}: ${to}`),
    );
  expect(wrong).toEqual([]);
});

test('the browser knows only the type of the server’s router, in one place, and the type of the site map', () => {
  const lines = files
    .filter(({ path }) => path.startsWith('client/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ to }) => to.startsWith('server/'))
        .map(({ to, typeOnly }) => `${path} ${to} ${typeOnly}`),
    );
  const allowed = [
    'client/entry-server.tsx server/site/pages/site-addresses.ts true',
    'client/lib/trpc.ts server/router.ts true',
  ];
  expect(lines.filter((line) => !allowed.includes(line))).toEqual([]);
});

test('one file of the browser imports the package for staff queries, and nobody writes query keys by hand', () => {
  const browser = files.filter(({ path }) => path.startsWith('client/'));
  const knowing = browser.filter(({ imports }) => imports.some(({ to }) => to === '@trpc/react-query'));
  expect(knowing.map(({ path }) => path)).toEqual(['client/lib/trpc.ts']);
  const byHand = browser.filter(({ text }) => /queryKey|queryFn/.test(text)).map(({ path }) => path);
  expect(byHand).toEqual(['client/lib/trpc.ts']);
});

/**
 * The modules of the server, in order: each may import the commands, models and types of earlier ones, and nothing of
 * later ones. `start`, `app`, `router` and `models` assemble all of them.
 */
const modules = [
  'db',
  'core',
  'site',
  'leads',
  'people',
  'proof',
  'contact',
  'templates',
  'documents',
  'signing',
  'conflicts',
  'desk',
  'vendors',
  'intake',
  'conversation',
  'texting',
  'mail',
  'sequences',
  'inbox',
  'webhooks',
  'privacy',
  'operations',
];
const together = /^server\/(start\/|(app|features?|models|router)\.ts$)/;
const getModule = (path: string) => path.split('/')[1]!;
const getOrder = (path: string) => (together.test(path) ? modules.length : modules.indexOf(getModule(path)));

const climbs = ({ path, imports }: SourceFile): string[] =>
  imports
    .filter(({ to }) => to.startsWith('server/') && sources.has(to) && getModule(to) !== getModule(path))
    .filter(({ to }) => getOrder(to) >= getOrder(path) && !(together.test(path) && together.test(to)))
    .map(({ to }) => `${path} imports ${to}. A module names none that comes after it, not even as a type.`);

const ofServer = files.filter(({ path }) => path.startsWith('server/'));

test('the server has twenty-one modules and a store', () => {
  const folders = new Set(
    ofServer.filter(({ path }) => !together.test(path)).map(({ path }) => getModule(path)),
  );
  expect([...folders].sort()).toEqual([...modules].sort());
  expect(modules).toHaveLength(22);
});

test('no module is larger than a person can hold, besides the store and core', () => {
  const lines = new Map<string, number>();
  for (const { path, text } of ofServer)
    if (!together.test(path))
      lines.set(getModule(path), (lines.get(getModule(path)) ?? 0) + text.split('\n').length - 1);
  const large = [...lines].filter(([, count]) => count > 4700).map(([module]) => module);
  expect(large.sort()).toEqual(['core', 'db']);
});

test('no module of the server imports one that comes after it, not even a type', () => {
  expect(ofServer.flatMap(climbs)).toEqual([]);
});

test.each([
  ['server/leads/update-client.ts', 'server/desk/queue.ts', false],
  ['server/leads/update-client.ts', 'server/desk/queue.ts', true],
  ['server/intake/create-intake.ts', 'server/webhooks/deliver.ts', false],
  ['server/core/http/context.ts', 'server/leads/store/client.model.ts', true],
  ['server/proof/packet/collect-packet.ts', 'server/documents/agreement.model.ts', true],
  ['server/core/db/connect.ts', 'server/start/env.ts', false],
])('%s may not climb to %s', (path, to, typeOnly) => {
  expect(climbs({ path, text: '', imports: [{ to, typeOnly }] })).toHaveLength(1);
});

test('only the store of leads knows how they are hidden, and goes past mongoose to them', () => {
  const outside = ofServer.filter(
    ({ path }) => !/^server\/(leads\/(store\/|models\.ts$)|operations\/migrations\/)/.test(path),
  );
  const byHand =
    /\bnotDeleted\b|leadSeal\??\.open\b|\b(countMatches|countStored|tally|tallyAll|findRows|findPage|eachRow)(<\w+>)?\(\s*(\w+\.)*clients\b/;
  const holding = outside.filter(({ text }) => byHand.test(text)).map(({ path }) => path);
  expect(holding).toEqual([]);
  // Resealing must see data exactly as stored.
  const driver = outside.filter(({ text }) => /\bclients\.collection\b/.test(text)).map(({ path }) => path);
  expect(driver).toEqual(['server/privacy/sealed/reseal-leads.ts']);
});

test('a write about a lead tells its timeline, its version and what others hear in one place', () => {
  const rooms = /^server\/(leads\/(?!store\/)|desk\/|mail\/tell-timeline|proof\/|contact\/|privacy\/hold)/;
  const byHand = /\bhistory: \{ \$each|\$inc: \{ version|\bcarrying\(|version: \w+\.version \+ 1/;
  const holding = ofServer.filter(({ path, text }) => rooms.test(path) && byHand.test(text));
  expect(holding.map(({ path }) => path)).toEqual([]);
});

test('only the feature.ts of a module, and app.ts, see its routers', () => {
  const crossings = files.flatMap(({ path, imports }) =>
    imports
      .filter(({ to }) => /^server\/[a-z-]+\/.*\.router\.ts$/.test(to))
      .filter(({ to }) => path !== 'server/app.ts' && path !== `server/${getModule(to)}/feature.ts`)
      .map(({ to }) => `${path} imports ${to}`),
  );
  expect(crossings).toEqual([]);
});

test('one module checks, signs and posts messages to another system; only the clients of text providers and of mail sign-ins ask beside it', () => {
  const posting = files
    .filter(({ imports }) =>
      imports.some(({ to, typeOnly }) => to === 'server/core/endpoints/post.ts' && !typeOnly),
    )
    .map(({ path }) => path);
  expect(posting).toEqual([
    'server/core/endpoints/endpoint.ts',
    'server/mail/oauth/token-source.ts',
    'server/texting/providers/provider.ts',
  ]);
});

test('other code imports only the embedded store’s start and its folder commands', () => {
  const open = /^server\/db\/embedded\/(start|socket-path|disk\/[a-z-]+|salvage\/salvage)\.ts$/;
  const inside = files
    .filter(({ path }) => !path.startsWith('server/db/embedded/'))
    .flatMap(({ path, imports }) => imports.map(({ to }) => [path, to] as const))
    .filter(([, to]) => to.startsWith('server/db/embedded/') && !open.test(to));
  expect(inside).toEqual([]);
});

test('zod is imported from shared/zod.ts, where its messages are set', () => {
  const direct = files
    .filter(({ path, imports }) => path !== 'shared/zod.ts' && imports.some(({ to }) => to === 'zod'))
    .map(({ path }) => path);
  expect(direct).toEqual([]);
});

/** The imports of dependencies of another module; only `deps.ts` extends those of the module before. */
const foreignDeps = ({ path, imports }: SourceFile): string[] =>
  imports
    .filter(({ to }) => /^server\/[a-z]+\/deps\.ts$/.test(to) && getModule(to) !== getModule(path))
    .filter(() => path.startsWith('server/') && !together.test(path) && !path.endsWith('/deps.ts'))
    .map(({ to }) => `${path} imports ${to}. A command takes the Deps of its own module.`);

test('a command takes the dependencies of its own module', () => {
  expect(files.flatMap(foreignDeps)).toEqual([]);
});

test('a command that takes the dependencies of another module is found', () => {
  const imports = [{ to: 'server/leads/deps.ts', typeOnly: true }];
  const find = (path: string) => foreignDeps({ path, text: '', imports });
  expect(find('server/people/users/write-user.ts')).toHaveLength(1);
  expect([...find('server/people/deps.ts'), ...find('server/leads/update-client.ts')]).toEqual([]);
});

test('nothing imports tests', () => {
  const violations = files.filter(({ imports }) => imports.some(({ to }) => to.startsWith('tests/')));
  expect(violations.map(({ path }) => path)).toEqual([]);
});

test('in the server only env.ts reads process.env', () => {
  // A line in an example for vendors is text.
  const reads = /(?<!\\\$\{)process\.env\b/;
  const violations = files.filter(({ path, text }) => path.startsWith('server/') && reads.test(text));
  expect(violations.map(({ path }) => path)).toEqual(['server/start/env.ts']);
});

test('in the server only main.ts and what serves for it listens, ends the process and takes signals', () => {
  // The store is a separate server: main.ts starts its worker and listens on its socket.
  const mayStart = /^server\/(start\/(main|serve)\.ts|db\/embedded\/)/;
  const starts = /\.listen\(|process\.(on|exit)\(/;
  const violations = files.filter(
    ({ path, text }) => /^(server|shared)\//.test(path) && !mayStart.test(path) && starts.test(text),
  );
  expect(violations.map(({ path }) => path)).toEqual([]);
});

test('no import leads back to where it came from, not even one of types', () => {
  const graph = new Map(
    files.map(({ path, imports }) => [path, imports.filter(({ to }) => sources.has(to)).map(({ to }) => to)]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, way: string[]) => {
    if (way.includes(path)) {
      cycles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  expect(cycles).toEqual([]);
});

/**
 * The order of the staff area: the kit that every screen uses, the modules, and the files that assemble them. A file at
 * the top of client/admin belongs to the kit, unless listed here.
 */
const staffKit = ['charts', 'form', 'keys', 'kit', 'live', 'preferences'];
const staffApp = ['admin-app.tsx', 'lead-page.tsx', 'palette', 'places.ts', 'shell'];
const getStaffRoom = (path: string) => path.split('/')[2]!;
const staffRank = (path: string) => {
  const room = getStaffRoom(path);
  if (staffApp.includes(room)) return 2;
  return staffKit.includes(room) || room.includes('.') ? 0 : 1;
};
const ofStaff = files.filter(({ path }) => path.startsWith('client/admin/'));
const staffImports = ({ imports }: SourceFile) => imports.filter(({ to }) => to.startsWith('client/admin/'));

const staffClimbs = (file: SourceFile): string[] =>
  staffImports(file)
    .filter(({ to }) => staffRank(to) > staffRank(file.path))
    .map(({ to }) => `${file.path} imports ${to}. The order is kit, module, app: move down what both need.`);

test('the staff area is imported in one order: the kit, the modules, what puts them together', () => {
  const rooms = ofStaff.map(({ path }) => getStaffRoom(path));
  expect([...staffKit, ...staffApp].filter((room) => !rooms.includes(room))).toEqual([]);
  expect(ofStaff.flatMap(staffClimbs)).toEqual([]);
});

test.each([
  ['client/admin/kit/card.tsx', 'client/admin/clients/lead/lead-facts.tsx', false],
  ['client/admin/screen-head.tsx', 'client/admin/shell/settings-home.tsx', false],
  ['client/admin/form/read-file.ts', 'client/admin/imports/import-words.ts', true],
  ['client/admin/settings/setting-form.tsx', 'client/admin/places.ts', false],
  ['client/admin/clients/lead/lead-view.tsx', 'client/admin/lead-page.tsx', false],
])('%s of the staff area may not climb to %s', (path, to, typeOnly) => {
  expect(staffClimbs({ path, text: '', imports: [{ to, typeOnly }] })).toHaveLength(1);
});

/** Import cycles between folders of the staff area, each with the imports of one round. */
const roundTrips = (staff: readonly SourceFile[]): string[] => {
  const ways = new Map<string, Map<string, string>>();
  for (const file of staff)
    for (const { to } of staffImports(file)) {
      const [from, next] = [getStaffRoom(file.path), getStaffRoom(to)];
      if (from === next) continue;
      if (!ways.has(from)) ways.set(from, new Map());
      ways.get(from)!.set(next, `${file.path} -> ${to}`);
    }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (room: string, way: string[]) => {
    if (way.includes(room)) {
      const round = [...way.slice(way.indexOf(room)), room];
      cycles.push(
        round
          .slice(1)
          .map((next, at) => ways.get(round[at]!)!.get(next)!)
          .join(', '),
      );
      return;
    }
    if (done.has(room)) return;
    for (const next of ways.get(room)?.keys() ?? []) visit(next, [...way, room]);
    done.add(room);
  };
  for (const room of ways.keys()) visit(room, []);
  return cycles;
};

test('no folder of the staff area leads back to itself through others, not even by a type', () => {
  expect(roundTrips(ofStaff)).toEqual([]);
});

test('a round trip of folders is found', () => {
  const file = (path: string, to: string): SourceFile => ({
    path,
    text: '',
    imports: [{ to, typeOnly: false }],
  });
  const staff = [
    file('client/admin/consents/call-link.tsx', 'client/admin/desk/local-time.tsx'),
    file('client/admin/desk/day-tasks.tsx', 'client/admin/users/user-form.tsx'),
    file('client/admin/users/users-screen.tsx', 'client/admin/consents/contact-card.tsx'),
  ];
  expect(roundTrips(staff)).toHaveLength(1);
});

test('every rule in shared is used by the product, not by its tests alone', () => {
  const used = new Set(files.flatMap(({ imports }) => imports.map(({ to }) => to)));
  const unused = files.filter(({ path }) => path.startsWith('shared/') && !used.has(path));
  expect(unused.map(({ path }) => path)).toEqual([]);
});

test('every import of ours leads to a file', () => {
  const lost = files.flatMap(({ imports }) =>
    imports.filter(
      ({ to }) =>
        /^(client|server|shared|scripts)\/.*\/?[\w.-]+$/.test(to) && !sources.has(to) && !/\.\w+$/.test(to),
    ),
  );
  expect(lost).toEqual([]);
});
