import { useState } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { ArrowRight, Bell, Plus, Share2, Trash } from '../icons.tsx';
import { Section } from './section.tsx';

const accents = ['career', 'orange', 'blue'] as const;
const swatches = [
  ['accent', 'on-accent'],
  ['field', 'on-field'],
  ['accent-soft', 'on-soft'],
  ['accent-track', 'ink'],
  ['surface', 'accent-text'],
] as const;
const grounds = ['bg', 'surface', 'sunken', 'well', 'overlay'] as const;

export function Foundations() {
  return (
    <>
      <Section
        title="Type"
        about="Bricolage Grotesque for titles and numbers, Figtree for the rest."
      >
        <p className="hero-title gal-t">Đaci, čaršija, žurba, ćošak</p>
        <div className="gal-3">
          <p className="title-2">Section title</p>
          <p className="title-3">Block title</p>
          <p className="title-4">Card title</p>
        </div>
        <p className="lead">A lead says in one breath what the page is for.</p>
        <p className="body">
          Text is read in one breath: at most 64 characters a line.{' '}
          <a className="link" href="#type">
            This sentence
          </a>{' '}
          is always underlined.
        </p>
      </Section>
      <Section title="Colour" about="Three accents; one rules a screen.">
        {accents.map((accent) => (
          <div key={accent} className="gal-sw" data-accent={accent}>
            {swatches.map(([ground, text]) => (
              <div key={ground} style={{ background: `var(--${ground})`, color: `var(--${text})` }}>
                {ground}
              </div>
            ))}
          </div>
        ))}
        <div className="gal-sw">
          {grounds.map((ground) => (
            <div key={ground} className="gal-edge" style={{ background: `var(--${ground})` }}>
              {ground}
            </div>
          ))}
        </div>
      </Section>
      <Buttons />
    </>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1600);
  };
  return (
    <Section title="Buttons" about="One filled button in a view. Heights 44, 48, 58.">
      {accents.map((accent) => (
        <div key={accent} className="row row-wrap g2" data-accent={accent}>
          <Button variant="primary">Send application</Button>
          <Button>Save draft</Button>
          <Button variant="soft">
            <Plus />
            Add item
          </Button>
          <Button variant="ghost">Cancel</Button>
        </div>
      ))}
      <div className="row row-wrap g2">
        <Button variant="primary" busy={busy} busyLabel="Sending" onClick={work}>
          Press me, I keep my width
        </Button>
        <Button variant="primary" busy busyLabel="Sending">
          Send
        </Button>
        <Button variant="primary" disabled>
          Not available
        </Button>
        <Button variant="ink">Ink</Button>
        <Button variant="danger">
          <Trash />
          Withdraw
        </Button>
        <Button variant="danger-fill">Delete</Button>
      </div>
      <div className="row row-wrap g2">
        <Button variant="primary" size="l">
          Start
          <ArrowRight />
        </Button>
        <Button size="m">Small</Button>
        <Button asChild>
          <a href="#buttons">Looks like a button</a>
        </Button>
        <IconButton label="Share">
          <Share2 />
        </IconButton>
        <IconButton label="Notifications, 7 new" count={7}>
          <Bell />
        </IconButton>
        <IconButton label="Add" soft>
          <Plus />
        </IconButton>
        <a className="go" href="#buttons">
          All calls
          <ArrowRight />
        </a>
      </div>
      <div className="slab row row-wrap g2">
        <Button variant="field">On the field</Button>
        <Button variant="field-outline">Second</Button>
      </div>
    </Section>
  );
}
