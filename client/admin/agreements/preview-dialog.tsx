import type { Outputs } from '../../lib/trpc';
import { Dialog } from '../../ui/dialog';
import { ScrollRegion } from '../../ui/scroll-region';
import { Unloaded } from '../kit/loaded';
import { agreementWords } from './agreement-words';
import { DocumentText } from './document-text';

const words = agreementWords.send;

type PreviewDialogProps = {
  preview: {
    data: Outputs['agreements']['preview'] | undefined;
    isError: boolean;
    refetch: () => unknown;
  };
  onClose: () => void;
};

/** The document as the signer will read it. */
export const PreviewDialog = ({ preview: query, onClose }: PreviewDialogProps) => {
  const { data } = query;
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.title ?? words.preview}
      description={words.previewTitle}
      width="lg"
    >
      <ScrollRegion label={words.previewTitle} className="max-h-[calc(100dvh-14rem)] overflow-y-auto p-5">
        {!data && (
          <Unloaded query={query} loading="Loading the preview..." failed="Error loading the preview" />
        )}
        {data && <DocumentText blocks={data.blocks} language={data.language} />}
      </ScrollRegion>
    </Dialog>
  );
};
