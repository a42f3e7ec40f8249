import { InfoPage } from '../parts/info-page.tsx';

export default function PaymentSecurityPage() {
  return <InfoPage name="security" />;
}
