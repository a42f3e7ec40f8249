import { LegalPage } from '../parts/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
