import type { Mapping, MappingPreview as Preview } from '../../../../shared/schemas/vendor-mapping';
import { trpc } from '../../../lib/trpc';
import { DataTable } from '../../kit/data-table';
import { Unloaded } from '../../kit/loaded';
import { Moment } from '../../moment';
import { vendorWords } from '../vendor-words';

const { mapping: words } = vendorWords;

const PostPreview = ({ post: { at, rows, problems } }: { post: Preview['posts'][number] }) => (
  <li className="border-t border-line pt-3">
    <h4 className="text-sm font-semibold">
      <Moment at={at} />
    </h4>
    <ul className="text-sm">
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`} className="text-danger">
          {field && <span className="font-semibold">{field}: </span>}
          {message}
        </li>
      ))}
    </ul>
    {problems.length === 0 && <p className="text-sm text-muted">We can read everything.</p>}
    <DataTable
      label={words.preview}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Sent', cell: ({ sent }) => sent, className: 'wrap-anywhere' },
        { header: 'Our field', cell: ({ field }) => field ?? '(ignored)' },
        { header: 'Read as', cell: ({ read }) => read, className: 'wrap-anywhere' },
      ]}
    />
  </li>
);

/** Previews how the vendor's last posts would be read with the unsaved mapping. */
export const MappingPreview = ({ id, mapping }: { id: string; mapping: Mapping }) => {
  const query = trpc.mappings.preview.useQuery(
    { id, ...mapping },
    { placeholderData: (earlier) => earlier, staleTime: 0 },
  );
  const { data } = query;
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{words.preview}</h3>
      <p className="mb-2 text-sm text-muted">Tests, duplicates and refused posts. Looking changes nothing.</p>
      {!data && <Unloaded query={query} loading="Loading its posts..." failed="Error loading its posts" />}
      {data?.posts.length === 0 && <p className="text-sm">No posts to show yet.</p>}
      {data && data.ignored.length > 0 && (
        <p className="mb-2 text-sm">{`Ignored: ${data.ignored.join(', ')}`}</p>
      )}
      <ul className="space-y-3">
        {data?.posts.map((post) => (
          <PostPreview key={post.id} post={post} />
        ))}
      </ul>
    </div>
  );
};
