import { pages } from '@app/contracts/pages';
import { isAdmin } from '@app/domain/accounts/permissions';
import { cx } from '@app/ui/cx';
import { LockKeyhole } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { PageSpinner } from '@app/ui/spinner';
import { useState } from 'react';
import { Link } from 'react-router';
import { late } from '../../../lib/late.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Screen } from '../../../shell/error-screens.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import { ImportButton } from '../parts/import-button.tsx';
import { TextList } from '../parts/text-list.tsx';
import type { ReadFile } from '../read-file.ts';
import { useTranslationsText } from '../text.ts';
import s from '../texts.module.css';

const ImportView = late(() => import('../parts/import-view.tsx'), { waiting: <Reading /> });

export default function ExportTextsPage() {
  const { profile } = useSession();
  if (!profile || !isAdmin({ ...profile, permissions: [] })) return <Denied />;
  return <Texts />;
}

function Reading() {
  const t = useTranslationsText();
  return <PageSpinner label={t('loading')} />;
}

function Denied() {
  const t = useTranslationsText();
  return (
    <Screen
      picture={<LockKeyhole className="mut" />}
      title={t('deniedTitle')}
      text={t('deniedText')}
    >
      <Link className="btn btn-s" to={pages.landing()}>
        {t('deniedAction')}
      </Link>
    </Screen>
  );
}

function Texts() {
  const t = useTranslationsText();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [failure, setFailure] = useState('');
  if (file) {
    return (
      <div className={cx('wrap', s.page)}>
        <ImportView file={file} onClose={() => setFile(null)} />
      </div>
    );
  }
  return (
    <div className={cx('wrap', s.page)}>
      <header className={s.top}>
        <div>
          <h1 className="t1">{t('title')}</h1>
          <p className="lead mt3">{t('lead')}</p>
        </div>
        <div className="row g2 row-w">
          <ExportMenu />
          <ImportButton onRead={setFile} onFailure={setFailure} />
        </div>
      </header>
      <div role="alert">
        {failure === '' ? null : (
          <Note tone="bad" className={s.note}>
            <b>{t('uploadFailed')}.</b> {failure}
          </Note>
        )}
      </div>
      <TextList />
    </div>
  );
}
