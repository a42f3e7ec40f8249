import type { ReactNode } from 'react';

/** One family of components with its heading. */
export function Section({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <section className="gal" aria-labelledby={id}>
      <div>
        <h2 className="title-4" id={id}>
          {title}
        </h2>
        {about ? <p className="smaller muted mt2">{about}</p> : null}
      </div>
      <div className="gal-b">{children}</div>
    </section>
  );
}
