import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';

type Action<Input> = {
  mutate: (input: Input, options?: { onSettled?: () => void }) => void;
  isPending: boolean;
};

type ConfirmButtonProps<Input> = Omit<ComponentProps<typeof Button>, 'title' | 'onClick' | 'children'> & {
  /** The label of this button and of the confirming one. */
  label: string;
  title: string;
  text: string;
  action: Action<Input>;
  input: Input;
};

/** A button that asks before an action that cannot be undone. */
export const ConfirmButton = <Input,>(props: ConfirmButtonProps<Input>) => {
  const { label, title, text, action, input, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="secondary" size="sm" {...button} onClick={() => setAsking(true)} label={label} />
      <ConfirmDialog
        open={isAsking}
        title={title}
        text={text}
        confirm={label}
        busy={action.isPending}
        onConfirm={() => action.mutate(input, { onSettled: close })}
        onCancel={close}
      />
    </>
  );
};
