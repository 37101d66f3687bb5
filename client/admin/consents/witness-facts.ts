import type { ConsentAnswer } from '../../../shared/schemas/consent';
import { witnessWords as words } from './witness-words';

/** What the server itself knows of how an answer came, and what a vendor told of its person. */
export const witnessFacts = ({ token, tokenRefused, notPlausible, recordedBy, vendor }: ConsentAnswer) =>
  [
    [words.issuedAt, token?.issuedAt],
    [words.receivedAt, token?.receivedAt],
    [words.tokenRefused, tokenRefused && words.refusals[tokenRefused]],
    [words.notPlausible, notPlausible?.map((name) => words.times[name]).join(', ')],
    [words.recordedBy, recordedBy && `${recordedBy.name} (${recordedBy.how})`],
    [words.vendor, vendor?.name],
    [words.vendorIp, vendor?.ip],
    [words.vendorBrowser, vendor?.userAgent],
    [words.vendorPage, vendor?.page],
  ] as const;
