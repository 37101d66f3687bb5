import { mostFormSteps } from '../../../shared/form-controls';
import type { FormStep } from '../../../shared/schemas/consent';
import { fieldNames } from './form-state';

const getField = ({ target }: Event) => fieldNames.find((name) => name === (target as HTMLInputElement).name);

/** Records when each field was entered and left, and where a box was clicked: never a field's value. */
export const recordSteps = (form: HTMLFormElement, sinceThen: () => number, signal: AbortSignal) => {
  const steps: FormStep[] = [];
  let pointer: PointerEvent | undefined;

  const keep = (event: Event, did: FormStep['did'], place?: FormStep['place']) => {
    const field = getField(event);
    if (field && steps.length < mostFormSteps)
      steps.push({ at: sinceThen(), field, did, ...(place && { place }) });
  };
  /** From the top left corner of the box; undefined if the keyboard set it. */
  const findPlace = (box: HTMLInputElement) => {
    const { left, top } = box.getBoundingClientRect();
    return pointer && { x: Math.round(pointer.clientX - left), y: Math.round(pointer.clientY - top) };
  };

  form.addEventListener('pointerdown', (event) => (pointer = event), { signal, capture: true });
  form.addEventListener('keydown', () => (pointer = undefined), { signal, capture: true });
  form.addEventListener('focusin', (event) => keep(event, 'entered'), { signal });
  form.addEventListener('focusout', (event) => keep(event, 'left'), { signal });
  form.addEventListener(
    'change',
    (event) => {
      const box = event.target as HTMLInputElement;
      if (box.type === 'checkbox') keep(event, box.checked ? 'ticked' : 'cleared', findPlace(box));
    },
    { signal },
  );
  return steps;
};
