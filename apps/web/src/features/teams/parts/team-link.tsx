import { pages } from '@app/contracts/pages';
import type { Team } from '@app/contracts/teams/teams.schemas';
import { Button } from '@app/ui/button';
import { Copy, Link2 } from '@app/ui/icons';
import { QrCode } from '@app/ui/qr-code';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useProduct } from '../../../lib/page/product.ts';
import { toast } from '../../../lib/toast.ts';
import { teams } from '../client.ts';
import { useTeamsText } from '../text.ts';
import s from './team-link.module.css';
import type { TeamActions } from './use-team.ts';

interface TeamLinkProps {
  readonly applicationId: string;
  readonly team: Team;
  readonly actions: TeamActions;
}

/** One link for a whole crew, as text and as a code for cameras. */
export function TeamLink({ applicationId, team, actions }: TeamLinkProps) {
  const t = useTeamsText();
  const { link } = team;
  const params = { id: applicationId };
  const make = () => actions.act(() => teams.newLink({ params }));
  return (
    <div className="column g4">
      <h3 className="bold">{t('link')}</h3>
      {link ? (
        <Standing
          code={link.code}
          until={link.expiresAt}
          onNew={() => void make()}
          onEnd={() => void actions.act(() => teams.withdrawLink({ params }))}
        />
      ) : (
        <>
          <p className="small muted">{t('linkNone')}</p>
          <div>
            <Button variant="secondary" onClick={() => void make()}>
              <Link2 />
              {t('linkMake')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Standing(props: { code: string; until: string; onNew(): void; onEnd(): void }) {
  const t = useTeamsText();
  const format = useFormat();
  const { publicUrl } = useProduct();
  const address = `${publicUrl}${pages.teamLink({ code: props.code })}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t('linkCopied'), tone: 'ok' });
    } catch {
      toast({ title: t('linkCopyFailed', { address }), tone: 'info', duration: 15_000 });
    }
  };
  return (
    <>
      <p className={s.address}>{address.replace(/^https?:\/\//, '')}</p>
      <div>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy />
          {t('copyLink')}
        </Button>
      </div>
      <p className="small muted">{t('linkUntil', { day: format.dayOf(props.until) })}</p>
      <Code address={address} />
      <p className="row row-wrap g4 small">
        <button type="button" className="link" onClick={props.onNew}>
          {t('linkNew')}
        </button>
        <button type="button" className="link" onClick={props.onEnd}>
          {t('linkEnd')}
        </button>
      </p>
    </>
  );
}

function Code({ address }: { address: string }) {
  const t = useTeamsText();
  const { data } = useQuery({
    queryKey: ['qr', address],
    queryFn: async () => {
      const { encode } = await import('uqr');
      return encode(address, { ecc: 'M', border: 0 }).data.map((row) =>
        row.map((dark) => (dark ? '1' : '0')).join(''),
      );
    },
  });
  return data ? (
    <div className={s.code}>
      <QrCode rows={data} label={t('qr')} />
      <p className="small muted">{t('qrHint')}</p>
    </div>
  ) : null;
}
