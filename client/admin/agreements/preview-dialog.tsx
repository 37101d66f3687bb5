import type { Outputs } from '../../lib/trpc';
import { Dialog } from '../../ui/dialog';
import { ScrollRegion } from '../../ui/scroll-region';
import { LoadFailed, Loading } from '../screen-states';
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
export const PreviewDialog = ({ preview: { data, isError, refetch }, onClose }: PreviewDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={data?.title ?? words.preview}
    description={words.previewTitle}
    width="lg"
  >
    <ScrollRegion label={words.previewTitle} className="max-h-[calc(100dvh-14rem)] overflow-y-auto p-5">
      {isError && !data && <LoadFailed text={words.previewFailed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.previewLoading} />}
      {data && <DocumentText blocks={data.blocks} language={data.language} />}
    </ScrollRegion>
  </Dialog>
);
