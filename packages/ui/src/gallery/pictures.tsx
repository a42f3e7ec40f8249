import { Cover, coverKinds, WideCover } from '../cover.tsx';
import { Kilim } from '../kilim.tsx';
import { Logo } from '../logo.tsx';
import { QrCode } from '../qr-code.tsx';
import { CtaArch } from '../scenes/cta-arch.tsx';
import { BridgeDoor, StairsDoor } from '../scenes/doors.tsx';
import { Panorama } from '../scenes/landing-panorama.tsx';
import { PeersNiche, ProofNiche, SeedNiche } from '../scenes/reason-pictures.tsx';
import { ReceiptScene } from '../scenes/receipt-scene.tsx';
import { ThanksBridge } from '../scenes/thanks-bridge.tsx';
import { TownStrip } from '../scenes/town-strip.tsx';
import { Water } from '../scenes/water.tsx';
import { Section } from './section.tsx';

const towns = ['tuzla', 'zenica', 'mostar', 'bihac', 'prijedor', 'gorazde', 'livno'];

/** Full width, as it stands on its page. */
export function LandingHero() {
  return (
    <div className="on-field gal-hero">
      <Panorama
        stats={[
          { value: '10.000+', label: 'members' },
          { value: '500+', label: 'projects' },
          { value: '2,5 mil. KM', label: 'invested' },
          { value: '50+', label: 'partners' },
        ]}
      />
    </div>
  );
}

/** Stands where a code would be; it leads nowhere. */
const pattern = ['1110111', '1010101', '1110111', '0001000', '1110101', '1010010', '1110101'];

export function Pictures() {
  return (
    <>
      <Section title="Covers" about="Chosen by people; where none was, the emblem in its gate.">
        <div className="gal-3">
          {towns.map((town) => (
            <div key={town} className="picture gal-cover">
              <Cover id={town} emblem={town} label={town} />
            </div>
          ))}
          {coverKinds.map((kind) => (
            <div key={kind} className="picture gal-cover">
              <Cover id={kind} emblem={kind} kind={kind} label={kind} />
            </div>
          ))}
        </div>
        <div className="picture gal-wide">
          <WideCover id="tuzla" emblem="tuzla" label="tuzla" />
        </div>
        {coverKinds.map((kind) => (
          <div key={kind} className="picture gal-wide">
            <WideCover id={kind} emblem={kind} kind={kind} label={kind} />
          </div>
        ))}
      </Section>
      <Section title="Towns">
        <div className="gal-2">
          {towns.map((town) => (
            <div key={town} className="picture gal-strip">
              <TownStrip emblem={town} label={town} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Landing">
        <div className="row row-wrap g5">
          <SeedNiche />
          <PeersNiche />
          <ProofNiche />
        </div>
        <div className="gal-3">
          <div className="gal-pic" data-accent="orange">
            <BridgeDoor />
          </div>
          <div className="gal-pic" data-accent="career">
            <StairsDoor />
          </div>
          <div className="gal-room">
            <CtaArch />
          </div>
        </div>
      </Section>
      <Section title="A code for a camera">
        <QrCode label="A pattern in place of a code" rows={pattern} />
      </Section>
      <Section title="Giving">
        <div className="on-field">
          <ThanksBridge />
          <Water />
        </div>
        <div className="gal-2">
          <div className="gal-pic">
            <ReceiptScene />
          </div>
        </div>
      </Section>
      <Section title="Mark and edge">
        <Logo name="Zamah" />
        <Kilim />
      </Section>
    </>
  );
}
