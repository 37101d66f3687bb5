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
  }, 'There is no time zone with this name')
  .meta({ example: 'America/New_York' });
