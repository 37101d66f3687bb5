import { z } from '../zod';

/** A time zone by its name in the zone database. */
export const timeZone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'This is no time zone')
  .meta({ example: 'America/New_York' });
