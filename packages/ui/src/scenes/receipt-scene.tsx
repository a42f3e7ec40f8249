import sheet from './thanks.svg';

/** The round head of a certificate: sun, mountains, a whole arch. */
export function ReceiptScene() {
  return (
    <svg viewBox="0 0 760 300" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <use href={`${sheet}#receipt`} />
    </svg>
  );
}
