import { z } from '../../shared/zod';
import { photo } from './photo';
import { weekdays } from './weekdays';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Six hexadecimal digits, such as #16243d');
const clock = z.string().regex(/^\d\d:\d\d$/, 'As 08:00');
const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'As (800) 555-0100');
const state = z.string().regex(/^[A-Z]{2}$/, 'As IL');
const language = z.string().regex(/^[a-z]{2}$/);
const id = z.string().regex(/^[a-z0-9-]+$/);

/** The same said in each language of the site. */
const said = z.record(language, z.string().min(3));

/** Percent of what is won: a third, or whole percents. */
export const feeShare = z.union([z.literal('33⅓'), z.int().min(5).max(50)]);

/** The firm's file: everything that differs from one firm to the next and is the same in every language. */
export const siteSchema = z.strictObject({
  /** A demonstration says on every page that all of it is made up, until its banner is closed. */
  isDemonstration: z.boolean(),
  /** The brand has two parts, one of which is highlighted; the second is empty where the name is one word. */
  name: z.strictObject({
    first: z.string().min(1),
    second: z.string(),
    highlighted: z.enum(['first', 'second']),
  }),
  /** The name as the law knows it, in notices and structured data. */
  legalName: z.string(),
  /** Where the site lives, without a slash at the end; `PUBLIC_URL` replaces it at build. */
  url: z.url().refine((url) => !url.endsWith('/')),
  /** The day on which the firm's site first came out. */
  published: z.iso.date(),
  /** Legal pages that the firm's lawyer approved without changing the template, by slug. */
  approvedLegal: z.array(z.strictObject({ page: id, by: z.string().min(3), on: z.iso.date() })),
  /** The day of the last change to what the firm says of itself. */
  updated: z.iso.date(),
  /** The languages that the site speaks, the main one first; taking one out switches it off. */
  languages: z.array(language).min(1),
  /** The form of every page: at once, or in two short steps, what happened first. */
  formSteps: z.union([z.literal(1), z.literal(2)]),
  /**
   * Whether the firm keeps how its form is filled in: which field when, and where the box was ticked, without a word of
   * what was typed. Off until its lawyer agrees; switched on, the privacy policy says so.
   */
  keepsSteps: z.boolean(),
  /** Whether the firm has a number that sends text messages. The form offers an answer by text only then. */
  sendsTexts: z.boolean(),
  colours: z.strictObject({
    ink: colour,
    inkDeep: colour,
    paper: colour,
    paperDeep: colour,
    accent: colour,
    accentDeep: colour,
    glow: colour,
  }),
  /** While a number is a 555-01xx placeholder, the call buttons do nothing. */
  phone,
  emails: z.strictObject({ help: z.email(), privacy: z.email() }),
  /** The first one is the head office. */
  offices: z.array(
    z.strictObject({
      city: z.string(),
      street: z.string(),
      locality: z.string(),
      region: state,
      postalCode: z.string(),
      phone,
      /** The house or its rooms, as people find them; nothing stands in its place. */
      photo: photo.optional(),
    }),
  ),
  /** When people reach the firm; an empty list says nothing. */
  hours: z.array(
    z.strictObject({
      id: z.string(),
      dayOfWeek: z.array(z.enum(weekdays)).min(1),
      opens: clock,
      closes: clock,
    }),
  ),
  /** What the firm promises to everyone who asks. Null or false is said nowhere. */
  promises: z.strictObject({
    /** An answer within so many hours. */
    replyHours: z.int().min(1).max(168).nullable(),
    /** Requests and calls are taken around the clock. */
    anyHour: z.boolean(),
    /** Each of its lawyers has worked on such cases for so many years. */
    experience: z.int().min(1).max(70).nullable(),
    /** Whether it takes cases from states where none of its people is admitted, and how. */
    elsewhere: z.enum(['local counsel', 'referral']).nullable(),
  }),
  /** Whether the About page tells the story and the values of the demonstration. */
  story: z.boolean(),
  /** The practice areas that a new database begins with, by their slugs; afterwards the Active switches of the desk decide. */
  startsWith: z.union([z.literal('all'), z.array(id).min(1)]),
  team: z.array(
    z.strictObject({
      id,
      name: z.string(),
      title: said,
      about: said.optional(),
      /** Initials stand in its place until there is one. */
      photo: photo.optional(),
      /** The states where the person is admitted to practice law; empty for somebody who is no lawyer. */
      admitted: z.array(z.strictObject({ state, bar: z.string().min(2).optional() })),
    }),
  ),
  /** The id of the lawyer who answers for what the site says. */
  responsible: id.nullable(),
  founded: z.int(),
  /** What the firm has won in all, and the sentence that says who won it and since when. */
  recovered: z.strictObject({ value: said, text: said, why: said }).nullable(),
  /** How a fee is worked out, and who carries the costs of a case that is lost; the pages say it from here. */
  fee: z.strictObject({
    percent: feeShare,
    /** What the share is taken of: all that is won, or what is left after the costs. */
    of: z.enum(['all', 'rest']),
    lostCosts: z.enum(['firm', 'client']),
  }),
  /** What the firm has won in single cases; empty lists leave no trace. */
  results: z.array(z.strictObject({ id, text: said })),
  reviews: z.array(z.strictObject({ quote: said, by: said })),
  /** Shown only after a click, so that no third party sees a visitor who did not ask. */
  map: z.strictObject({ embedUrl: z.url(), linkUrl: z.url(), provider: z.string() }).nullable(),
  social: z.array(z.strictObject({ name: z.string(), url: z.url() })),
});

export type Site = z.infer<typeof siteSchema>;
export type Said = z.infer<typeof said>;
export type Office = Site['offices'][number];
export type Person = Site['team'][number];
