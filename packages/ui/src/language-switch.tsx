import { Fragment } from 'react';

export type LanguageSwitchProps<L extends string> = {
  /** "Language", said aloud. */
  label: string;
  options: ReadonlyArray<{ value: L; label: string }>;
  value: L;
  onValue: (value: L) => void;
};

/** BHS / ENG. */
export function LanguageSwitch<L extends string>(props: LanguageSwitchProps<L>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in the header's line
    <div className="lang" role="group" aria-label={props.label}>
      {props.options.map((option, i) => (
        <Fragment key={option.value}>
          {i > 0 && (
            <span className="faint" aria-hidden="true">
              /
            </span>
          )}
          <button
            type="button"
            aria-pressed={option.value === props.value}
            onClick={() => props.onValue(option.value)}
          >
            {option.label}
          </button>
        </Fragment>
      ))}
    </div>
  );
}
