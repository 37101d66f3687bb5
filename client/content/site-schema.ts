import { timeZone } from '../../shared/schemas/time-zone';
import { z } from '../../shared/zod';
import { photo } from './photo';
import { weekdays } from './weekdays';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Six hexadecimal digits, such as #16243d');
const clock = z.string().regex(/^\d\d:\d\d$/, 'As 08:00');
const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'As (800) 555-0100');
const state = z.string().regex(/^[A-Z]{2}$/, 'As IL');
const language = z.string().regex(/^[a-z]{2}$/);
const id = z.string().regex(/^[a-z0-9-]+$/);

/** A text in each language of the site. */
const said = z.record(language, z.string().min(3));

/** The fee percentage: a third, or whole percents. */
export const feeShare = z.union([z.literal('33⅓'), z.int().min(5).max(50)]);

/** The firm's file: everything that differs between firms and is the same in every language. */
export const siteSchema = z.strictObject({
  /** A demonstration says on every page that it is made up, until its banner is closed. */
  isDemonstration: z.boolean(),
  /** The brand has two parts, one highlighted; the second is empty if the name is one word. */
  name: z.strictObject({
    first: z.string().min(1),
    second: z.string(),
    highlighted: z.enum(['first', 'second']),
  }),
  /** The legal name, in notices and structured data. */
  legalName: z.string(),
  /** The site's address, without a trailing slash; `PUBLIC_URL` overrides it at build. */
  url: z.url().refine((url) => !url.endsWith('/')),
  /** The day the firm's site was first published. */
  published: z.iso.date(),
  /** Legal pages that the firm's lawyer approved without changing the template, by slug. */
  approvedLegal: z.array(z.strictObject({ page: id, by: z.string().min(3), on: z.iso.date() })),
  /** The day of the last change to the firm's statements about itself. */
  updated: z.iso.date(),
  /** The site's languages, the main one first; removing one switches it off. */
  languages: z.array(language).min(1),
  /** The form on every page: in one step, or in two short ones that start with what happened. */
  formSteps: z.union([z.literal(1), z.literal(2)]),
  /** The number that people can text, or null; only with it do pages offer it, and the form an answer by text. */
  textNumber: phone.nullable(),
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
      /** The building or its rooms; without a photo, nothing shows. */
      photo: photo.optional(),
    }),
  ),
  /** The firm's time zone: of its hours, and of every date that it writes. */
  timeZone,
  /** The firm's hours; an empty list shows nothing. */
  hours: z.array(
    z.strictObject({
      id: z.string(),
      dayOfWeek: z.array(z.enum(weekdays)).min(1),
      opens: clock,
      closes: clock,
    }),
  ),
  /** The firm's promises to everyone who asks. Null or false means no mention. */
  promises: z.strictObject({
    /** A reply within this many hours. */
    replyHours: z.int().min(1).max(168).nullable(),
    /** Requests and calls are accepted around the clock. */
    anyHour: z.boolean(),
    /** Each of its lawyers has worked on such cases for this many years. */
    experience: z.int().min(1).max(70).nullable(),
    /** The way it handles cases from states where none of its people is admitted; null if it says nothing. */
    elsewhere: z.enum(['local counsel', 'referral']).nullable(),
  }),
  /** True if the About page shows the demonstration's story and values. */
  story: z.boolean(),
  /** The practice areas that a new database starts with, by slug; afterward the desk's Active switches decide. */
  startsWith: z.union([z.literal('all'), z.array(id).min(1)]),
  team: z.array(
    z.strictObject({
      id,
      name: z.string(),
      title: said,
      about: said.optional(),
      /** Without a photo, initials show. */
      photo: photo.optional(),
      /** The states where the person is admitted to practice law; empty for people who are not lawyers. */
      admitted: z.array(z.strictObject({ state, bar: z.string().min(2).optional() })),
    }),
  ),
  /** The id of the lawyer responsible for the site's content. */
  responsible: id.nullable(),
  founded: z.int(),
  /** The firm's total winnings, and the sentence that says who won them and since when. */
  recovered: z.strictObject({ value: said, text: said, why: said }).nullable(),
  /** The fee and the costs of a lost case; all pages use this. */
  fee: z.strictObject({
    percent: feeShare,
    /** The base of the percentage: the full amount, or the rest after costs. */
    of: z.enum(['all', 'rest']),
    lostCosts: z.enum(['firm', 'client']),
  }),
  /** The firm's results in single cases; an empty list shows nothing. */
  results: z.array(z.strictObject({ id, text: said })),
  reviews: z.array(z.strictObject({ quote: said, by: said })),
  /** Shown only after a click, so that visitors reach no third party without asking for it. */
  map: z.strictObject({ embedUrl: z.url(), linkUrl: z.url(), provider: z.string() }).nullable(),
  social: z.array(z.strictObject({ name: z.string(), url: z.url() })),
});

export type Site = z.infer<typeof siteSchema>;
export type Said = z.infer<typeof said>;
export type Office = Site['offices'][number];
export type Person = Site['team'][number];
