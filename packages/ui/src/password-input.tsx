import './forms.css';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Eye, EyeOff } from './icons.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password with a show/hide button inside the field. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="password-field">
      <TextInput {...rest} type={shown ? 'text' : 'password'} spellCheck={false} />
      <IconButton
        label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon />
      </IconButton>
    </span>
  );
}
