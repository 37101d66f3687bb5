import type { VendorAnswer, Warning } from '../../../shared/schemas/outcome';
import type { ClientDoc } from '../../leads/store/client.model';
import { getReceipt } from '../receipt';
import type { Received } from '../receive-lead';

const samePerson = 'You sent this person before, with the same case type.';

type AnswerDetails = {
  lead: ClientDoc;
  externalId: string | undefined;
  test: boolean;
  requestId: string;
  now: number;
  warnings: readonly Warning[];
};

/** Returns the warnings for an answer, if there are any. */
export const withWarnings = (warnings: readonly Warning[]) =>
  warnings.length > 0 ? { warnings: [...warnings] } : {};

/** Returns the answer for a submission that became a lead, or would have. */
export const acceptedAnswer = ({ lead, externalId, test, warnings }: AnswerDetails) => ({
  ...getReceipt(lead),
  externalId: externalId ?? null,
  reasonCode: null,
  reasons: [],
  retryable: false,
  test,
  ...withWarnings(warnings),
});

/** Returns the same for a person that the vendor sent before. */
export const duplicateAnswer = ({
  lead,
  externalId,
  test,
  requestId,
  now,
  warnings,
  field = 'email',
}: AnswerDetails & Pick<Received, 'field'>): VendorAnswer => ({
  outcome: 'duplicate',
  id: String(lead._id),
  externalId: externalId ?? null,
  reasonCode: 'DUPLICATE',
  reasons: [{ field, message: samePerson }],
  retryable: false,
  test,
  requestId,
  receivedAt: new Date(now).toISOString(),
  ...withWarnings(warnings),
});
