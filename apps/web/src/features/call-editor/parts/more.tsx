import { pages } from '@app/contracts/pages';
import { IconButton } from '@app/ui/icon-button';
import { Copy, ExternalLink, Eye, Monitor, Smartphone } from '@app/ui/icons';
import { useNavigate } from 'react-router';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { LanguageChoice, ThemeChoice } from '../../../shell/choices.tsx';
import { useEditor } from '../editor-context.tsx';
import { useEditorText } from '../text.ts';
import s from './desk.module.css';

/** The width of a phone, for the window that shows the page on one. */
const phone = 'popup,width=390,height=844';

/** The pages as everybody would read them, once all that is written has been saved. */
export function More() {
  const { content, editing, saver } = useEditor();
  const t = useEditorText();
  const navigate = useNavigate();
  const slug = content.slug || editing.id;
  const page = (content.kind === 'blue' ? pages.blueCall : pages.call)({
    slug,
    pregled: editing.id,
  });
  const landing = pages.callLanding({ slug, pregled: editing.id });
  const look = (address: string, features?: string) => {
    // Opened at once, or the browser takes it for an unasked window.
    const opened = window.open('', '_blank', features);
    void saver.flush().then(() => opened?.location.assign(address));
  };
  return (
    <Menu
      trigger={
        <IconButton label={t('preview')}>
          <Eye />
        </IconButton>
      }
    >
      <MenuItem icon={<Monitor />} onSelect={() => look(page)}>
        {t('previewDesk')}
      </MenuItem>
      <MenuItem icon={<Smartphone />} onSelect={() => look(page, phone)}>
        {t('previewPhone')}
      </MenuItem>
      <MenuItem icon={<Eye />} onSelect={() => look(landing)}>
        {t('previewLanding')}
      </MenuItem>
      {editing.published ? (
        <MenuItem
          icon={<ExternalLink />}
          onSelect={() => void navigate(pages.call({ slug: content.slug }))}
        >
          {t('publicPage')}
        </MenuItem>
      ) : null}
      {editing.canManage ? (
        <MenuItem
          icon={<Copy />}
          onSelect={() =>
            void navigate(pages.newCall({ po: editing.id, banka: editing.bank.slug }))
          }
        >
          {t('duplicate')}
        </MenuItem>
      ) : null}
      <div className={s.choices}>
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </Menu>
  );
}
