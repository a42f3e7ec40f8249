import type { StaffOverview } from '@app/contracts/bank-desk/bank-desk.schemas';
import { BankRequestsQueue } from '../../../features/bank-requests/public.ts';
import { useAdminText } from '../text.ts';

/** What groups ask for: banks in their towns, calls of the banks there are. */
export function Requests({ overview: { banks } }: { readonly overview: StaffOverview }) {
  const t = useAdminText();
  return (
    <>
      <div className="section-head">
        <div>
          <h1 className="title-1">{t('section_zahtjevi')}</h1>
          <p className="lead mt3">{t('requestsText')}</p>
        </div>
      </div>
      <BankRequestsQueue banks={banks.map(({ bank }) => bank)} />
    </>
  );
}
