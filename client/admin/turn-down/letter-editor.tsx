import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/text-area';
import { turnDownWords } from './turn-down-words';

const words = turnDownWords.letter;

type LetterEditorProps = {
  text: string;
  hint: string;
  onChange: (text: string) => void;
  onClose: () => void;
};

/** Edits a whole letter at the window's full height. */
export const LetterEditor = ({ text, hint, onChange, onClose }: LetterEditorProps) => (
  <Dialog open onClose={onClose} title={words.title} description={hint} width="lg">
    <div className="space-y-4 p-5">
      <TextArea
        data-autofocus
        id="letter-tall"
        label={words.text}
        value={text}
        className="[&_textarea]:h-[calc(100dvh-20rem)] [&_textarea]:resize-none"
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex justify-end">
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  </Dialog>
);
