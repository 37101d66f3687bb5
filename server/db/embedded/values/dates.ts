import { badValue } from '../errors';

/** Formats a date like `$dateToString`, in UTC. */
export function formatDate(date: Date, format: string): string {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return format.replace(/%(.?)/g, (_, specifier: string) => {
    switch (specifier) {
      case 'Y':
        return pad(date.getUTCFullYear(), 4);
      case 'm':
        return pad(date.getUTCMonth() + 1, 2);
      case 'd':
        return pad(date.getUTCDate(), 2);
      case 'H':
        return pad(date.getUTCHours(), 2);
      case 'M':
        return pad(date.getUTCMinutes(), 2);
      case 'S':
        return pad(date.getUTCSeconds(), 2);
      case 'L':
        return pad(date.getUTCMilliseconds(), 3);
      case '%':
        return '%';
      default:
        throw badValue(`unsupported format character '%${specifier}' in $dateToString`);
    }
  });
}
