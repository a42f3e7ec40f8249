import { LegalPage } from '../parts/legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
