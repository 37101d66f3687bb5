import { expect, test } from 'vitest';
import { fileAsBuilt } from '../../../server/site/statements/overlay';
import { register } from '../../support/browser/register';
import { startApp } from '../../support/start-app';

const day = Date.parse('2026-11-22T12:00:00Z');
const week = 7 * 24 * 60 * 60 * 1000;
const page = '/services/roundup-claims';
const notReviewed = '<span data-reviewed="" class="z"></span>';
const html =
  '<html><head><script type="application/ld+json">{"dateModified":"2026-11-21","text":"He said: A jury said so in 2018."}</script></head><time dateTime="2026-11-21" data-updated="">November 21, 2026</time><span data-reviewed="" class="z"></span><div data-notice="" class="x"></div><p><span data-statement="roundup-verdict">A jury said so in 2018.</span> <span data-statement="firm-reply" class="y">We call within 24 hours.</span></p></html>';

const site = async (now = () => day) => {
  const app = await startApp({ built: register, now, lifetimes: { idle: week, absolute: week } });
  const admin = await app.signInAsAdmin();
  /** The page as served, after the server has read the staff's changes. */
  const served = async (path = page) => {
    await app.statements.look();
    return app.statements.overlay(path)?.change(html) ?? html;
  };
  /** A machine-readable file as served. */
  const file = async (path: string) => {
    await app.statements.look();
    return app.statements.withOverlay(path, fileAsBuilt(register, path));
  };
  const call = async (name: string, input: object) => {
    const answer = await admin.post(`/trpc/statements.${name}`, input);
    return { status: answer.status, message: answer.body?.error?.message, data: answer.body?.result?.data };
  };
  const ask = async (name: string, input?: object) => {
    const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
    const answer = await admin.get(`/trpc/statements.${name}${query}`);
    return answer.body?.result?.data;
  };
  return { app, served, file, call, ask };
};

test('a correction is on the page at once, in what search engines read, with its day, and in the history', async () => {
  const { app, served, call, ask } = await site();
  await using _ = app;
  const text = 'A judge <set> it aside in $1 2026.';
  const done = await call('correct', {
    id: 'roundup-verdict',
    version: 0,
    language: 'en',
    text,
    note: 'The court wrote it on its page.',
  });
  expect(done.status).toBe(200);
  const shown = await served();
  expect(shown).toContain(
    '<span data-statement="roundup-verdict">A judge &#60;set&#62; it aside in $1 2026.</span>',
  );
  expect(shown).toContain('He said: A judge \\u003cset> it aside in $1 2026.');
  expect(shown).toContain('<time datetime="2026-11-22" data-updated="">November 22, 2026</time>');
  expect(shown).toContain('"dateModified":"2026-11-22"');
  expect(shown).toContain('>We call within 24 hours.<');
  expect(await served('/es/services/roundup-claims')).toBe(html);
  const detail = await ask('get', { id: 'roundup-verdict' });
  expect(detail).toMatchObject({
    state: 'corrected',
    version: 1,
    texts: { en: text, es: 'Un jurado lo dijo en 2018.' },
    history: [
      {
        by: 'First Administrator',
        did: 'corrected',
        from: 'A jury said so in 2018.',
        to: text,
        note: 'The court wrote it on its page.',
      },
    ],
  });
  const audit = await app.models.audit.findOne({ entity: 'statement' }).lean();
  expect(audit).toMatchObject({ entityId: 'roundup-verdict', note: 'corrected' });
});

test('a withdrawn statement shows its day in the language of the page, and can be restored', async () => {
  const { app, served, call, ask } = await site();
  await using _ = app;
  await call('withdraw', { id: 'roundup-verdict', version: 0, note: 'Overturned.' });
  expect(await served()).toContain('>We took back what stood here on November 22, 2026.</span>');
  expect(await served('/es/services/roundup-claims')).toContain(
    '>Retiramos lo que decía aquí el 22 de noviembre de 2026.</span>',
  );
  await call('restore', { id: 'roundup-verdict', version: 1, note: 'It stands after all.' });
  expect(await served()).toBe(html);
  const { history, state } = await ask('get', { id: 'roundup-verdict' });
  expect([state, history.map(({ did }: { did: string }) => did)]).toEqual([
    'as built',
    ['restored', 'withdrawn'],
  ]);
});

test('if two people change the same statement, the second gets an error, and no history entry is lost', async () => {
  const { app, call, ask } = await site();
  await using _ = app;
  const change = (text: string) =>
    call('correct', { id: 'firm-reply', version: 0, language: 'en', text, note: 'Why not.' });
  const answers = await Promise.all([change('We call today.'), change('We call tomorrow.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await ask('get', { id: 'firm-reply' })).history).toHaveLength(1);
});

test('a correction ends when a newer build changes the text', async () => {
  const { app, served, call, ask } = await site();
  await using _ = app;
  await call('correct', {
    id: 'firm-reply',
    version: 0,
    language: 'en',
    text: 'We call today.',
    note: 'So.',
  });
  await app.models.statementEdits.updateOne(
    { _id: 'firm-reply' },
    { $set: { 'corrections.0.replaces': 'What an older build said.' } },
  );
  await app.statements.reload();
  expect(await served()).toBe(html);
  expect(await ask('get', { id: 'firm-reply' })).toMatchObject({ state: 'as built', overtaken: ['en'] });
});

test('due statements are counted and listed until someone reviews them', async () => {
  const { app, call, ask } = await site();
  await using _ = app;
  expect(await ask('due')).toEqual({ due: 1, soon: 0 });
  expect((await ask('page', { list: 'due' })).rows).toMatchObject([{ id: 'firm-reply' }]);
  const past = await call('lookedAgain', {
    id: 'firm-reply',
    version: 0,
    dueAgain: '2026-11-22',
    note: 'Still so.',
  });
  expect(past.status).toBe(400);
  await call('lookedAgain', {
    id: 'firm-reply',
    version: 0,
    dueAgain: '2026-12-10',
    reviewedBy: 'Eleanor Marsh',
    reviewerTitle: 'Managing Partner',
    note: 'Still so.',
  });
  expect(await ask('due')).toEqual({ due: 0, soon: 1 });
  expect(await ask('get', { id: 'firm-reply' })).toMatchObject({
    dueAgain: '2026-12-10',
    reviewed: { by: 'Eleanor Marsh', title: 'Managing Partner', on: '2026-11-22' },
  });
  expect((await ask('page', { search: 'JURY' })).rows).toMatchObject([{ id: 'roundup-verdict' }]);
  expect((await ask('page', { list: 'changed' })).total).toBe(0);
});

test('a notice is on its page at once with its day, and gone after its last one', async () => {
  let now = day;
  const { app, served, call, ask } = await site(() => now);
  await using _ = app;
  const notice = { path: page, version: 0, text: 'A new <ruling>.', day: '2026-11-22', until: '2026-11-23' };
  expect((await call('putNotice', notice)).status).toBe(200);
  expect(await served()).toContain(
    '<div data-notice="" class="x"><p><time datetime="2026-11-22">November 22, 2026</time>: A new &#60;ruling&#62;.</p></div>',
  );
  expect((await ask('notices'))[0]).toMatchObject({ path: page, isShown: true, version: 1 });
  now += 2 * 24 * 60 * 60 * 1000;
  expect(await served()).toBe(html);
  await call('takeNoticeDown', { path: page, version: 1 });
  const [first] = (await ask('notices')).filter(({ path }: { path: string }) => path === page);
  expect(first).toMatchObject({ text: '', version: 2 });
  expect(first.history.map(({ did }: { did: string }) => did)).toEqual(['taken down', 'put up']);
  expect((await call('putNotice', { ...notice, path: '/admin', version: 0 })).status).toBe(404);
});

test('corrections stay on the pages while the database is away', async () => {
  let now = day;
  const { app, served, call } = await site(() => now);
  await using _ = app;
  await call('withdraw', { id: 'roundup-verdict', version: 0, note: 'Overturned.' });
  const laid = await served();
  await app.connection.close();
  now += 60_000;
  expect(await served()).toBe(laid);
});

test('a statement that no page shows cannot be changed, and each change requires a reason', async () => {
  const { app, call } = await site();
  await using _ = app;
  expect((await call('withdraw', { id: 'nothing-here', version: 0, note: 'x' })).status).toBe(404);
  expect((await call('withdraw', { id: 'firm-reply', version: 0, note: ' ' })).status).toBe(400);
  const french = { id: 'firm-reply', version: 0, language: 'fr', text: 'Non.', note: 'x' };
  expect((await call('correct', french)).status).toBe(400);
  expect(await app.models.statementEdits.countDocuments()).toBe(0);
});

test('the feed, the list for programs and the sitemap follow a correction at once, also while the database is away', async () => {
  let now = day;
  const { app, file, call } = await site(() => now);
  await using _ = app;
  expect(await file('/llms.txt')).toContain('roundup-claims): What a jury said in 2018. (2026-11-01)');
  expect(await file('/news/feed.xml')).toContain('<content>A jury said so in 2018. So far.');
  const text = 'A judge <set> it aside in $1 2026.';
  const which = { id: 'roundup-verdict', version: 0, language: 'en' };
  await call('correct', { ...which, text, note: 'The court wrote it.' });
  const followed = async () => ({
    feed: await file('/news/feed.xml'),
    list: await file('/llms.txt'),
    map: await file('/sitemap.xml'),
  });
  const after = await followed();
  expect(after).toEqual({
    feed: '<updated>2026-11-22T12:00:00Z</updated><content>A judge &#60;set&#62; it aside in $1 2026. So far.</content>',
    list: '- [Roundup](/services/roundup-claims) (2026-11-22)\n- [Home](/): Help for injured people. (2026-11-01)\n',
    map: '<loc>/</loc><lastmod>2026-11-01</lastmod>',
  });
  await app.connection.close();
  now += 60_000;
  expect(await followed()).toEqual(after);
});

test('a withdrawn statement and a notice are in what machines read, and the day of what is on every page', async () => {
  const { app, file, call } = await site();
  await using _ = app;
  await call('withdraw', { id: 'roundup-verdict', version: 0, note: 'Overturned.' });
  await call('putNotice', {
    path: page,
    version: 0,
    text: 'A <new> ruling.',
    day: '2026-11-20',
    until: null,
  });
  expect(await file('/news/feed.xml')).toBe(
    '<updated>2026-11-22T12:00:00Z</updated><content>November 20, 2026: A &#60;new&#62; ruling.\n\nWe took back what stood here on November 22, 2026. So far.</content>',
  );
  expect(await file('/llms.txt')).toContain('(2026-11-22)\n  - November 20, 2026: A <new> ruling.\n- [Home]');
  await call('withdraw', { id: 'firm-reply', version: 0, note: 'Too slow.' });
  expect(await file('/sitemap.xml')).toContain('<lastmod>2026-11-22</lastmod>');
});

test('parts outside the pages are corrected, too: the answers to the questions and the 404 page', async () => {
  const { app, served, call } = await site();
  await using _ = app;
  await call('withdraw', { id: 'firm-reply', version: 0, note: 'Too slow.' });
  for (const part of ['/services/roundup-claims/concern.html', '/404.html'])
    expect(await served(part)).toContain('>We took back what stood here on November 22, 2026.</span>');
});

test('a page whose description repeats what was changed goes without one, and a notice moves the day of its page', async () => {
  const { app, call } = await site();
  await using _ = app;
  const head =
    '<meta name="description" content="What a jury said in 2018."><meta property="og:description" content="What a jury said in 2018."><script type="application/ld+json">{"headline":"Roundup","description":"What a jury said in 2018.","dateModified":"2026-11-21"}</script><span data-changed="" class="z"></span>';
  await call('putNotice', { path: page, version: 0, text: 'Wait.', day: '2026-11-20', until: null });
  await app.statements.look();
  expect(app.statements.withOverlay(page, head)).toBe(
    head
      .replace('-11-21', '-11-22')
      .replace('></span>', '>Updated <time datetime="2026-11-22">November 22, 2026</time></span>'),
  );
  await call('withdraw', { id: 'roundup-verdict', version: 0, note: 'Overturned.' });
  expect(app.statements.withOverlay(page, head)).not.toContain('2018');
});

const marsh = { reviewedBy: 'Eleanor Marsh', reviewerTitle: 'Attorney', note: 'She has read it.' };
const lookAgain = (id: string, version: number) => ({ id, version, dueAgain: '2027-03-01', ...marsh });

test('a page names who has reviewed its statements, in its language, and says when that is a part of them', async () => {
  const { app, served, call, ask } = await site();
  await using _ = app;
  expect(await served()).toContain(notReviewed);
  expect((await call('lookedAgain', lookAgain('roundup-verdict', 0))).status).toBe(200);
  expect(await served()).toBe(
    html.replace(
      notReviewed,
      '<span data-reviewed="" class="z">Reviewed in part by Eleanor Marsh, Managing Partner, last on November 22, 2026: 1 of 2 statements</span>',
    ),
  );
  expect(await served('/es/services/roundup-claims')).toContain(
    '>Revisado por Eleanor Marsh, Socia directora, el 22 de noviembre de 2026</span>',
  );
  await call('lookedAgain', { ...lookAgain('firm-reply', 0), reviewedBy: 'J. <Roe>' });
  expect(await served()).toContain(
    '>Reviewed by Eleanor Marsh, Managing Partner and J. &#60;Roe&#62;, Attorney, on November 22, 2026</span>',
  );
  const { history } = await ask('get', { id: 'roundup-verdict' });
  expect(history[0]).toMatchObject({ did: 'looked again', reviewer: 'Eleanor Marsh, Attorney' });
});

test('nobody stands behind words that they have not read: a correction or a new build ends a review', async () => {
  const { app, served, call, ask } = await site();
  await using _ = app;
  const es = '/es/services/roundup-claims';
  await call('lookedAgain', lookAgain('roundup-verdict', 0));
  const text = 'Un juez lo anuló en 2026.';
  await call('correct', { id: 'roundup-verdict', version: 1, language: 'es', text, note: 'New.' });
  expect(await served(es)).toContain(notReviewed);
  expect((await ask('get', { id: 'roundup-verdict' })).reviewed).toBeNull();
  await call('lookedAgain', lookAgain('roundup-verdict', 2));
  expect(await served(es)).toContain('>Revisado por Eleanor Marsh');
  await app.models.statementEdits.updateOne(
    { _id: 'roundup-verdict' },
    { $set: { 'reviewed.words.en': 'What an older build said.' } },
  );
  await app.statements.reload();
  expect(await served(es)).toContain(notReviewed);
});

test('a person who has read the whole page signs it in one step, but no statement that changed meanwhile', async () => {
  const { app, served, call, ask } = await site();
  await using _ = app;
  const reviews = await ask('reviews', { path: page });
  expect(reviews).toMatchObject([
    { id: 'roundup-verdict', version: 0, reviewed: null },
    { id: 'firm-reply', version: 0, reviewed: null },
  ]);
  const statements = reviews.map(({ id, version }: { id: string; version: number }) => ({ id, version }));
  await call('withdraw', { id: 'firm-reply', version: 0, note: 'Too slow.' });
  expect((await call('reviewPage', { path: page, statements, ...marsh })).status).toBe(409);
  expect(await served()).toContain(notReviewed);
  expect((await call('reviewPage', { path: page, statements: [statements[0]], ...marsh })).status).toBe(200);
  expect(await served()).toContain(
    '>Reviewed by Eleanor Marsh, Managing Partner, on November 22, 2026</span>',
  );
  expect((await ask('get', { id: 'roundup-verdict' })).history).toMatchObject([
    { did: 'reviewed', reviewer: 'Eleanor Marsh, Attorney', note: 'She has read it.' },
  ]);
  expect(await app.models.audit.findOne({ entity: 'notice' }).lean()).toMatchObject({
    entityId: page,
    note: 'reviewed',
  });
});

test('reviewing the footer that every page shows counts as reading none of the pages', async () => {
  const { app, served, call, ask } = await site();
  await using _ = app;
  expect((await call('lookedAgain', lookAgain('firm-states', 0))).status).toBe(200);
  expect(await served()).toBe(html);
  expect((await ask('get', { id: 'firm-states' })).reviewed).toMatchObject({ by: 'Eleanor Marsh' });
});

test('a review names a person with a title, and a review of the whole page gives way to a newer one only', async () => {
  const { app, call } = await site();
  await using _ = app;
  const { reviewerTitle, ...nameless } = lookAgain('roundup-verdict', 0);
  const without = await call('lookedAgain', nameless);
  expect([reviewerTitle, without.status]).toEqual(['Attorney', 400]);
  await call('lookedAgain', lookAgain('roundup-verdict', 0));
  const built = (day: string) => `<span data-reviewed="${day}" class="z">Reviewed by A. Roe</span>`;
  const shown = (day: string) => app.statements.withOverlay('/es/services/roundup-claims', built(day));
  expect(shown('2026-11-23')).toBe(built('2026-11-23'));
  expect(shown('2026-11-01')).toContain('>Revisado por Eleanor Marsh');
  expect(app.statements.withOverlay(page, built('2026-11-01'))).toBe(built('2026-11-01'));
});

test('a summary that repeats what was changed leaves the page and every list that shows it', async () => {
  const { app, call } = await site();
  await using _ = app;
  const summary = `<p data-summary-of="${page}" class="x">What a jury said in 2018.</p>`;
  const other = '<p data-summary-of="/news/depo">The label warns.</p>';
  await call('withdraw', { id: 'roundup-verdict', version: 0, note: 'Overturned.' });
  for (const shown of [page, '/news'])
    expect(app.statements.withOverlay(shown, summary + other)).toBe(
      `<p data-summary-of="${page}" class="x"></p>${other}`,
    );
  await call('restore', { id: 'roundup-verdict', version: 1, note: 'It stands after all.' });
  expect(app.statements.withOverlay('/news', summary)).toBe(summary);
});
