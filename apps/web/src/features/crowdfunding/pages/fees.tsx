import { InfoPage } from '../parts/info-page.tsx';

export default function FeesPage() {
  return <InfoPage name="fees" />;
}
