import type { BankDetail } from '@app/contracts/banks/banks.schemas';
import { ArrowUpRight, Globe, Mail, Smartphone } from '@app/ui/icons';
import { useMemo } from 'react';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { osmAddress, SeenMap } from '../../../lib/map/seen-map.tsx';
import { useBanksText } from '../text.ts';
import s from './place.module.css';

/** Where it is and how one reaches it: words first, the map second. */
export function BankPlace({ bank }: { bank: BankDetail }) {
  const t = useBanksText();
  const localized = useLocalized();
  const { place, contact, municipality } = bank;
  const pins = useMemo(
    () => (place ? [{ lat: place.latitude, lng: place.longitude }] : []),
    [place],
  );
  return (
    <section className={s.place}>
      <div>
        <h2 className="title-2">{t('place')}</h2>
        <p className="lead mt4">{localized(bank.address) || municipality}</p>
        <ul className="mt4">
          {contact.email ? (
            <li>
              <a className="go" href={`mailto:${contact.email}`}>
                <Mail /> {contact.email}
              </a>
            </li>
          ) : null}
          {contact.phone ? (
            <li>
              <a className="go" href={`tel:${contact.phone.replaceAll(' ', '')}`}>
                <Smartphone /> {contact.phone}
              </a>
            </li>
          ) : null}
          {/^https?:\/\//.test(contact.web) ? (
            <li>
              <a className="go" href={contact.web} target="_blank" rel="noopener">
                <Globe /> {new URL(contact.web).hostname}
              </a>
            </li>
          ) : null}
          {pins.map((pin) => (
            <li key={municipality}>
              <a className="go" href={osmAddress(pin)} target="_blank" rel="noopener">
                {t('openMap')} <ArrowUpRight />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <SeenMap pins={pins} label={t('mapLabel', { place: municipality })} />
    </section>
  );
}
