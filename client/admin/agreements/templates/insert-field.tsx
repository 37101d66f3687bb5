import { useState } from 'react';
import { placeKinds } from '../../../../shared/agreements/markup';
import { describeField, listFields } from '../../../../shared/agreements/template-fields';
import { type DocumentKind, seats } from '../../../../shared/agreements/terms';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { agreementWords } from '../agreement-words';
import { templateWords } from './template-words';

const words = templateWords.insert;
const { places, seats: people } = agreementWords.document;

/** Returns the markup of a choice. Places to sign and blocks stand on lines of their own. */
const toMarkup = (choice: string): { text: string; isAlone: boolean } =>
  choice.startsWith('[')
    ? { text: choice, isAlone: true }
    : { text: `{{${choice}}}`, isAlone: describeField(choice).shape === 'lines' };

/** Inserts text at the cursor as if it were typed, so that undo takes it back. */
const insert = (area: HTMLTextAreaElement, choice: string) => {
  const { text, isAlone } = toMarkup(choice);
  const before = area.value.slice(0, area.selectionStart);
  const after = area.value.slice(area.selectionEnd);
  const above = before === '' ? '' : '\n'.repeat(2 - /\n{0,2}$/.exec(before)![0].length);
  const below = '\n'.repeat(2 - /^\n{0,2}/.exec(after)![0].length);
  const whole = isAlone ? `${above}${text}${below}` : text;
  area.focus();
  if (document.execCommand('insertText', false, whole)) return;
  area.setRangeText(whole, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
};

type InsertFieldProps = { kind: DocumentKind /** The ID of the text's control. */; area: string };

/** Chooses a field or a place to sign, and inserts it into the text at the cursor. */
export const InsertField = ({ kind, area }: InsertFieldProps) => {
  const [choice, setChoice] = useState('client.name');
  const onInsert = () => insert(document.getElementById(area) as HTMLTextAreaElement, choice);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Select
        id={`${area}-insert`}
        label={words.label}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      >
        {listFields(kind).map(({ title, fields }) => (
          <optgroup key={title} label={title}>
            {fields.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label={words.places}>
          {seats.flatMap((who) =>
            placeKinds.map((place) => (
              <option key={`${place} ${who}`} value={`[${place} ${who}]`}>
                {places[place]} {people[who]}
              </option>
            )),
          )}
        </optgroup>
      </Select>
      <Button look="secondary" onClick={onInsert}>
        {words.button}
      </Button>
    </div>
  );
};
