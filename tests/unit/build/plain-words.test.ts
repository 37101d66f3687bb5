import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from '../../support/sources';
import { stiffWords } from '../../support/stiff-words';

const sources = [...readSources().values()];

type Comment = { place: string; text: string };

/** The comments of a file, one per block: lines of one paragraph are joined. */
const readComments = ({ path, text }: { path: string; text: string }): Comment[] => {
  const comments: Comment[] = [];
  let isOpen = false;
  text.split('\n').forEach((line, index) => {
    const match =
      /^\s*(?:\{?\/\*\*?|\*(?!\/)|\/\/)\s?(.*?)(?:\*\/\}?)?$/.exec(line) ?? /\s\/\/ (.*)$/.exec(line);
    if (!match) isOpen = false;
    else if (isOpen && /^\s*(\*|\/\/)/.test(line)) comments.at(-1)!.text += ` ${match[1]!}`;
    else {
      comments.push({ place: `${path}:${index + 1}`, text: match[1]! });
      isOpen = true;
    }
  });
  return comments
    .map(({ place, text: joined }) => ({ place, text: joined.trim() }))
    .filter(({ text: it }) => it);
};
const comments = sources.flatMap(readComments);
const show = ({ place, text }: Comment) => `${place} ${text}`;

/** Rules and replacements are in docs/developers/voice.md. */
const banned = [
  stiffWords,
  /\bis asked of\b|\bin the place of\b|\bas long as it is\b/i,
  /\b(takes? off|lays? down|laid over|lets? in|looks? after)\b/i,
  /\bthan which\b|\bthat which\b|\bnobody but\b/i,
];

test('no comment uses a stiff word', () => {
  expect(comments.length).toBeGreaterThan(4000);
  const wrong = comments.filter(({ text }) => banned.some((word) => word.test(text)));
  expect(wrong.map(show)).toEqual([]);
});

test('no comment is a clause without a main sentence', () => {
  const wrong = comments.filter(({ text }) => /^(What|Whether|Who|Whose|Which|How)\b(?!.*\?$)/.test(text));
  expect(wrong.map(show)).toEqual([]);
});

type Node = { type: string; start: number; name?: string } & Record<string, unknown>;

const isFunction = (node: unknown) => /Function/.test((node as Node | null)?.type ?? '');

const bindings = (pattern: Node | null): string[] => {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name!];
  return Object.entries(pattern).flatMap(([key, child]) =>
    key === 'key' || key === 'right' || key === 'typeAnnotation' || typeof child !== 'object'
      ? []
      : [child].flat().flatMap((one) => bindings(one as Node | null)),
  );
};

/** The text of a string, a template or an element; undefined for any other node. */
const toText = ({ type, value }: Node): string | undefined => {
  if (type === 'TemplateElement') return (value as { cooked?: string }).cooked;
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : undefined;
};

/** The names that a file declares (its functions and methods, its variables and parameters) and the texts it has. */
const readNames = ({ path, text }: { path: string; text: string }) => {
  const names = { functions: [] as string[], locals: [] as string[], texts: [] as string[] };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    const { type, id, key, value, init, params } = node as Record<string, Node & Node[]>;
    const words = toText(node as Node);
    if (words) names.texts.push(words);
    if (key?.name && isFunction(value)) names.functions.push(key.name);
    if ((type as unknown) === 'VariableDeclarator') {
      names.locals.push(...bindings(id!));
      if (id!.name && isFunction(init)) names.functions.push(id!.name);
    }
    if (isFunction(node)) {
      if (id?.name) names.functions.push(id.name);
      names.locals.push(...(params ?? []).flatMap((one) => bindings(one)));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return names;
};
const names = sources
  .filter(({ path }) => /\.tsx?$/.test(path))
  .map((source) => ({ path: source.path, ...readNames(source) }));

/** Words of the field that end like the helpers we don't want: `signIn`, `oneOf`, `likeAnyOf`, and a test (`isNamedIn`). */
const isFieldTerm = (name: string) =>
  /^(is|has|can)[A-Z]/.test(name) ||
  /^(signIn|signedIn|oneOf|pageOf|likeAnyOf|includeIn|signedAt)$/.test(name);

/** Evidence, data, and the words of people who ask us to stop, stay as they are. */
const isFrozen = (path: string) =>
  /^(tests|client)\/|shared\/consent-texts\/|statements\/|contact\/opt-out\//.test(path);
/** A field of an agreement, and the name of a migration. */
const exempt = ['To whom', '0006-calls-by-whom'];

test('no text of the server and no output of a command uses a stiff word', () => {
  const wrong = names
    .filter(({ path }) => !isFrozen(path))
    .flatMap(({ path, texts }) => texts.map((text) => ({ place: path, text })))
    .filter(({ text }) => stiffWords.test(text) && !exempt.includes(text));
  expect(wrong.map(show)).toEqual([]);
});

test('no file of settings or of operation uses a stiff word', () => {
  const folders = ['docker', 'ops'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const files = ['.env.example', 'docker-compose.yml', 'Dockerfile', ...folders];
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((path) => stiffWords.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('no helper is named after the end of a phrase', () => {
  const wrong = names.flatMap(({ path, functions }) =>
    functions
      .filter((name) => /^[a-z].*[a-z](Of|In|At)$/.test(name) && !isFieldTerm(name))
      .map((name) => `${path} ${name}`),
  );
  expect(wrong).toEqual([]);
});

/** `left` is a side in geometry, in a tree and in a range; `given` is part of a person's name. */
const isSide = (path: string) => /^(client|tests|scripts\/drawing)\/|merkle/.test(path);
const isNamePart = (path: string) => /conflicts\/names-in-texts/.test(path);
/** Destructured from documents that store this name. */
const storedNames = ['server/vendors/stage.ts told'];

test('no variable is a bare participle', () => {
  const participles = /^(told|given|left|kept|seen|asked|taken|made|known|found)$/;
  const wrong = names.flatMap(({ path, locals }) =>
    locals
      .filter((name) => participles.test(name) && !(name === 'left' && isSide(path)))
      .filter((name) => !(name === 'given' && isNamePart(path)) && !storedNames.includes(`${path} ${name}`))
      .map((name) => `${path} ${name}`),
  );
  expect(wrong).toEqual([]);
});
