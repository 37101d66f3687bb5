import type { Outputs } from '../../lib/trpc';
import { Dialog } from '../../ui/dialog';
import { ScrollRegion } from '../../ui/scroll-region';
import { Unloaded } from '../kit/loaded';
import { agreementWords } from './agreement-words';
import { DocumentText } from './document-text';

const words = agreementWords.send;

type PreviewDialogProps = {
  /** One for each document. */
  previews: readonly {
    data: Outputs['agreements']['preview'] | undefined;
    isError: boolean;
    refetch: () => unknown;
  }[];
  onClose: () => void;
};

/** The documents as the signer will read them. */
export const PreviewDialog = ({ previews, onClose }: PreviewDialogProps) => {
  const loaded = previews.flatMap(({ data }) => data ?? []);
  const unloaded = previews.find(({ data }) => !data);
  return (
    <Dialog
      open
      onClose={onClose}
      title={loaded.map(({ title }) => title).join(', ') || words.preview}
      description={words.previewTitle}
      width="lg"
    >
      <ScrollRegion label={words.previewTitle} className="max-h-[calc(100dvh-14rem)] overflow-y-auto p-5">
        {unloaded && (
          <Unloaded query={unloaded} loading="Loading the preview..." failed="Error loading the preview" />
        )}
        {loaded.map(({ title, blocks, language }) => (
          <div key={title} className="not-first:mt-6 not-first:border-t not-first:border-line not-first:pt-6">
            <DocumentText blocks={blocks} language={language} />
          </div>
        ))}
      </ScrollRegion>
    </Dialog>
  );
};
