import { TRPCError } from '@trpc/server';
import type { LeadPost } from '../../../shared/schemas/client';
import type { Reason } from '../../../shared/schemas/outcome';
import { type Mapping, type MappingPreview, mappedFields } from '../../../shared/schemas/vendor-mapping';
import { errorAnswer } from '../../core/http/error-answer';
import { getKeys } from '../../leads/store/client.model';
import { getReason } from '../../vendors/answers/vendor-answer';
import { fieldFor, toOurFields } from '../../vendors/mapping/to-our-fields';
import type { RefusedSubmissionDoc } from '../../vendors/refused-submission.model';
import { unknownValues } from '../../vendors/unknown-values';
import type { Deps } from '../deps';
import { readPost } from '../reading/read-post';

type Preview = MappingPreview['posts'][number];
type Understood = { post: Partial<LeadPost>; problems: Reason[] };

const mostShown = 5;
const longest = 200;
const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, longest);

const isField = (name: string): name is keyof LeadPost => mappedFields.some((field) => field === name);

/** Returns how the intake would read a body, and its warnings. */
const understand = async (deps: Deps, body: object, mapping: Mapping): Promise<Understood> => {
  const ours = toOurFields(mapping, body);
  try {
    const { post, warnings } = readPost(ours, mapping.timeZone ?? deps.timeZone);
    const unknown = await unknownValues(deps, { ...post, ...getKeys(post) });
    return { post, problems: [...warnings, ...unknown].map(({ field, message }) => ({ field, message })) };
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code !== 'BAD_REQUEST') throw error;
    return { post: {}, problems: getReason(error, errorAnswer(error), ours).reasons };
  }
};

const toPreview = async (
  deps: Deps,
  submission: RefusedSubmissionDoc,
  mapping: Mapping,
): Promise<Preview[]> => {
  const body = deps.intake.refused.read(submission)?.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const { post, problems } = await understand(deps, body, mapping);
  const fieldOf = fieldFor(mapping.fieldNames);
  const rows = Object.entries(body).map(([name, value]) => {
    const field = fieldOf(name) ?? name;
    if (!isField(field)) return { name, sent: shown(value), field: null, read: '' };
    return { name, sent: shown(value), field, read: shown(post[field]) };
  });
  return [{ id: String(submission._id), at: submission.at.toISOString(), rows, problems }];
};

/** Returns how a mapping would read a vendor's last kept submissions. Submissions of accepted leads are not kept. */
export const previewMapping = async (
  deps: Deps,
  vendorId: string,
  mapping: Mapping,
): Promise<MappingPreview> => {
  const submissions = await deps.models.refusedSubmissions
    .find({ vendorId })
    .sort({ at: -1 })
    .limit(mostShown)
    .lean<RefusedSubmissionDoc[]>();
  const posts = (await Promise.all(submissions.map((one) => toPreview(deps, one, mapping)))).flat();
  const ignored = posts.flatMap(({ rows }) => rows.filter(({ field }) => !field).map(({ name }) => name));
  return { posts, ignored: [...new Set(ignored)].toSorted() };
};
