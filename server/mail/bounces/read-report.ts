import { findMessageNames } from '../message-name';
import { type ParsedMail, readFields } from '../replies/parse-mail';

/** A mail server's report about an undeliverable message. */
export type Report = {
  /** The names of our messages in it. */
  names: string[];
  /** The addresses, both as the server has them and as we wrote them. */
  recipients: string[];
  /** The RFC 3463 status: 5.1.1 is no such mailbox, 4.4.7 is expired delivery time. */
  status: string;
};

const enhanced = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/;

/** Parses `rfc822; maria@example.com`, including envelope characters encoded as `+2B`. */
const findAddresses = (field: string | undefined): string[] => {
  if (!field) return [];
  const address = field.slice(field.indexOf(';') + 1).replace(/[<>\s]/g, '');
  const plain = address.replace(/\+([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [...new Set([address, plain])];
};

/** Some servers report only the failure, with the reason in the words of the server that refused it. */
const getStatus = (fields: ReadonlyMap<string, string>): string => {
  const said = enhanced.exec(fields.get('status') ?? '')?.[0];
  const why = enhanced.exec(fields.get('diagnostic-code') ?? '')?.[0];
  return (said?.endsWith('.0.0') ? why : undefined) ?? said ?? why ?? '5.0.0';
};

const findFailures = (text: string) =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(readFields)
    .filter((fields) => fields.get('action')?.toLowerCase().startsWith('failed'));

/** Reads a message that a mail server sent back (RFC 3464); undefined if it reports no failure. */
export const readReport = ({ headers, text, report = [] }: ParsedMail): Report | undefined => {
  const names = findMessageNames(
    [...headers.map(([, value]) => value), text, ...report.map((part) => part.text)].join('\n'),
  );
  const failures = report
    .filter(({ type }) => type.endsWith('delivery-status'))
    .flatMap((part) => findFailures(part.text));
  const [first] = failures;
  if (first)
    return {
      names,
      recipients: failures.flatMap((fields) => [
        ...findAddresses(fields.get('final-recipient')),
        ...findAddresses(fields.get('original-recipient')),
      ]),
      status: getStatus(first),
    };
  // Exim uses this field if it sends no report.
  const [, failed] = headers.find(([name]) => name === 'x-failed-recipients') ?? [];
  if (!failed) return undefined;
  const status = enhanced.exec(text)?.[0] ?? '5.0.0';
  return { names, recipients: failed.split(',').map((one) => one.trim()), status };
};
