import { largestScan, scanTypes } from '../../../shared/schemas/scan';
import { agreementWords } from './agreement-words';

const words = agreementWords.scans;

export const scanAccept = scanTypes.join(',');

/** Checks a file before the upload; undefined if it can be sent. */
export const scanProblem = (file: File | undefined): string | undefined =>
  file && file.size > largestScan ? words.tooLarge : undefined;

/** Uploads a scan to its lead; throws an error whose message is for the user. */
export const uploadScan = async (leadId: string, file: File): Promise<void> => {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(`/api/clients/${leadId}/scans`, { method: 'POST', body }).catch(
    () => undefined,
  );
  if (response?.ok) return;
  const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined;
  throw new Error(answer?.message ?? words.failed.description);
};
