import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findFilesProblem } from '../../../shared/mail-files';
import { Button } from '../../ui/button';
import { X } from '../../ui/icons';
import { ProgressBar } from '../../ui/progress-bar';
import { Paperclip } from '../icons';
import type { FormState } from '../kit/one-field';
import { formatSize } from './message-files';
import type { MessageValues } from './use-message-form';

/** The files of an e-mail that is being written: chosen, dropped or pasted. They are part of its draft. */
export const useAttachments = (form: FormState<MessageValues>) => {
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const files = useWatch({ control: form.form.control, name: 'files' });
  const change = (next: File[]) => {
    const wrong = findFilesProblem(next);
    setProblem(wrong);
    if (!wrong) form.control('files').onChange(next);
  };
  const add = (added: FileList) => {
    if (added.length > 0 && !form.busy) change([...files, ...added]);
  };
  const onFiles = (event: DragEvent | ClipboardEvent, { files: added, types }: DataTransfer) => {
    // A word processor also copies a picture of its text.
    if (!types.includes('Files') || types.includes('text/plain')) return;
    event.preventDefault();
    add(added);
  };
  return {
    files,
    problem,
    button,
    isBusy: form.busy,
    add,
    remove: (file: File) => {
      change(files.filter((one) => one !== file));
      button.current?.focus();
    },
    /** For the form around it. */
    handlers: {
      onPaste: (event: ClipboardEvent) => onFiles(event, event.clipboardData),
      onDrop: (event: DragEvent) => onFiles(event, event.dataTransfer),
      onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    },
  };
};

type Attachments = Omit<ReturnType<typeof useAttachments>, 'handlers'>;

export const AttachButton = ({ button, isBusy, add }: Attachments) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={button}
        icon={Paperclip}
        look="secondary"
        size="sm"
        disabled={isBusy}
        onClick={() => input.current?.click()}
        label="Attach"
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          if (target.files) add(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};

/** `sent`: the part of the message that has left. */
export const AttachedFiles = ({ files, problem, isBusy, remove, sent }: Attachments & { sent: number }) => (
  <>
    <ul aria-label="Attached" className="text-sm empty:hidden">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice.
        <li key={`${file.name} ${index}`} className="flex items-center gap-2">
          <span className="min-w-0 font-semibold break-words">{file.name}</span>
          <span className="shrink-0 text-muted">{formatSize(file.size)}</span>
          <Button
            icon={X}
            look="quiet"
            size="sm"
            aria-label={`Remove ${file.name}`}
            disabled={isBusy}
            onClick={() => remove(file)}
          />
        </li>
      ))}
    </ul>
    <p role="alert" className="text-sm text-danger empty:hidden">
      {problem}
    </p>
    {isBusy && files.length > 0 && (
      <ProgressBar label="Sending the files" value={sent} max={1} className="h-2" />
    )}
  </>
);
