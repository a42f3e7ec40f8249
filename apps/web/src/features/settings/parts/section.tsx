import type { ReactNode } from 'react';
import s from '../settings.module.css';

/** The places of the settings; their names stand in addresses and mails. */
export type SectionId =
  | 'account'
  | 'security'
  | 'notifications'
  | 'appearance'
  | 'privacy'
  | 'data';

/** The heading of a section can take the focus when what had it is gone. */
export const headingId = (id: SectionId): string => `${id}-heading`;

/** Moves the focus to the heading of a section once a closing dialog has given its own up. */
export function focusSection(id: SectionId): void {
  setTimeout(() => document.getElementById(headingId(id))?.focus({ preventScroll: true }), 50);
}

export function SettingsSection(props: { id: SectionId; title: string; children: ReactNode }) {
  return (
    <section className={s.section} id={props.id} aria-labelledby={headingId(props.id)}>
      <h2 className="title-2" id={headingId(props.id)} tabIndex={-1}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
