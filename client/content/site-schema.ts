import { z } from '../../shared/zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Six hexadecimal digits, such as #16243d');
const clock = z.string().regex(/^\d\d:\d\d$/, 'As 08:00');
const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'As (800) 555-0100');

/** A figure or claim that the firm stands behind: the words and what they refer to. */
const figure = z.strictObject({
  value: z.string(),
  label: z.string(),
  refersTo: z.string().min(10),
  marketing: z.boolean(),
});

/** The firm's file: everything that differs from one firm to the next. */
export const siteSchema = z.strictObject({
  /** The brand has two words; the first one is highlighted. */
  name: z.strictObject({ first: z.string().min(1), second: z.string().min(1) }),
  /** The name as the law knows it, in notices and structured data. */
  legalName: z.string(),
  tagline: z.string(),
  /** Where the site lives, without a slash at the end; `PUBLIC_URL` replaces it at build. */
  url: z.url().refine((url) => !url.endsWith('/')),
  locale: z.string(),
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
  offices: z
    .array(
      z.strictObject({
        city: z.string(),
        street: z.string(),
        locality: z.string(),
        region: z.string().length(2),
        postalCode: z.string(),
        phone,
      }),
    )
    .length(3),
  hours: z
    .array(
      z.strictObject({
        days: z.string(),
        time: z.string(),
        dayOfWeek: z.array(z.string()).min(1),
        opens: clock,
        closes: clock,
      }),
    )
    .min(1),
  team: z.array(z.strictObject({ name: z.string(), title: z.string(), about: z.string() })).length(4),
  founded: z.int(),
  figures: z.strictObject({ recovered: figure, founded: figure, states: figure, reply: figure }),
  notices: z.strictObject({
    advertising: z.string(),
    noRelationship: z.string(),
    results: z.string(),
    /** The attorney who answers for this site's contents. */
    responsible: z.string(),
  }),
  /** Shown only after a click, so that no third party sees a visitor who did not ask. */
  map: z.strictObject({ embedUrl: z.url(), linkUrl: z.url(), provider: z.string() }).nullable(),
  social: z.array(z.strictObject({ name: z.string(), url: z.url() })),
});

export type Site = z.infer<typeof siteSchema>;
export type Figure = z.infer<typeof figure>;
