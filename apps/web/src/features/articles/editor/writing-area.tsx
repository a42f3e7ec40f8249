import type { ArticleDocument } from '@app/contracts/articles/article-document.schemas';
import { Message } from '@app/ui/message';
import { ProgressBar } from '@app/ui/progress-bar';
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { equal } from '../../../lib/autosave/merge.ts';
import { useUpload } from '../../../lib/form/use-upload.ts';
import { sendPicture } from '../../../lib/pictures/picture-file.ts';
import { pictureTypes } from '../../../lib/pictures/picture-types.ts';
import { useBlocksText } from '../desk-text.ts';
import prose from '../document/document.module.css';
import type { BlockKind } from './block-kinds.ts';
import { putBlock } from './blocks.ts';
import { CursorList } from './cursor-list.tsx';
import { CardDialog, LinkDialog, VideoDialog } from './dialogs.tsx';
import s from './editor.module.css';
import { extensions } from './extensions.ts';
import { ArticleToolbar } from './toolbar.tsx';
import { useTyped } from './typed.ts';

interface WritingAreaProps {
  readonly body: ArticleDocument;
  readonly lang: string;
  onChange(body: ArticleDocument): void;
  /** Others' changes of it wait while the cursor stands in it. */
  onHold(): void;
  onRelease(): void;
}

type Asking = 'link' | 'video' | 'linkCard' | null;

/** Where the text of an article is written. */
export default function WritingArea({ body, lang, onChange, onHold, onRelease }: WritingAreaProps) {
  const t = useBlocksText();
  const [asking, setAsking] = useState<Asking>(null);
  const file = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const pictures = useRef<(files: readonly File[]) => void>(() => undefined);
  const editor = useEditor({
    extensions: extensions(t('bodyPlaceholder')),
    content: body as JSONContent,
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': t('body'),
        'aria-multiline': 'true',
        role: 'textbox',
        class: prose.prose ?? '',
        lang,
      },
      // Letters of other keyboards are typed with AltGr: they are never a shortcut.
      handleDOMEvents: { keydown: (_, event) => isTypedWithAltGr(event) },
      // Tab has its own meaning in tables and lists: by Escape one gets out of the text anywhere.
      handleKeyDown: (_, { key, isComposing }) => {
        if (key !== 'Escape' || isComposing) return false;
        tools.current?.focus();
        return true;
      },
      handlePaste: (_, event) => took(event.clipboardData, pictures.current),
      handleDrop: (_, event, __, moved) => !moved && took(event.dataTransfer, pictures.current),
    },
    onUpdate: ({ editor: it }) => onChange(it.getJSON() as ArticleDocument),
    onFocus: onHold,
    onBlur: onRelease,
  });
  const { sending, error, keep } = useUpload<{ readonly url: string }>(t('uploadFailed'));
  const putPicture = async (chosen: File) => {
    const uploaded = await keep((options) => sendPicture(chosen, options));
    if (!uploaded) return;
    const attrs = { src: uploaded.url, alt: '', caption: '', ...(await sizeOf(uploaded.url)) };
    putBlock(editor, { type: 'image', attrs });
  };
  useEffect(() => {
    pictures.current = async (files) => {
      for (const one of files) await putPicture(one);
    };
  });
  useEffect(() => {
    // What others wrote, or what was restored; one's own writing stands here already.
    if (!equal(editor.getJSON(), body))
      editor.commands.setContent(body as JSONContent, { emitUpdate: false });
  }, [editor, body]);
  const ask = (what: Asking) => {
    // Whatever the dialog is closed by, one goes on in the text.
    editor.view.focus();
    setAsking(what);
  };
  const put = ({ put: how }: BlockKind) => {
    if (how === 'picture') file.current?.click();
    else if (typeof how === 'string') ask(how);
    else how(editor);
  };
  const [typed, close] = useTyped(editor);
  const insert = (node: JSONContent) => putBlock(editor, node);
  const done = () => setAsking(null);
  return (
    <>
      <ArticleToolbar ref={tools} editor={editor} onPut={put} onLink={() => ask('link')} />
      <div className={s.area}>
        <EditorContent editor={editor} />
        {typed ? <CursorList editor={editor} typed={typed} onPut={put} onClose={close} /> : null}
      </div>
      <input
        ref={file}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={pictureTypes}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void putPicture(chosen);
          target.value = '';
        }}
      />
      <div role="status">
        {sending ? <ProgressBar value={sending.percent} label={t('uploading')} /> : null}
      </div>
      <div role="alert">{error ? <Message tone="bad">{error}</Message> : null}</div>
      {asking === 'link' ? (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          onLink={(href) => setLink(editor, href)}
          onClose={done}
        />
      ) : null}
      {asking === 'video' ? <VideoDialog onPut={insert} onClose={done} /> : null}
      {asking === 'linkCard' ? <CardDialog onPut={insert} onClose={done} /> : null}
    </>
  );
}

const isTypedWithAltGr = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') ||
  (event.ctrlKey && event.altKey && [...event.key].length === 1);

/** Whether what was pasted or dropped are pictures, which then go their own way. */
function took(data: DataTransfer | null, take: (files: readonly File[]) => void): boolean {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return false;
  take(files);
  return true;
}

async function sizeOf(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
  return image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : {};
}

function setLink(editor: NonNullable<ReturnType<typeof useEditor>>, href: string | null) {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === null) return chain.unsetLink().run();
  const { empty } = editor.state.selection;
  if (!empty || editor.isActive('link')) return chain.setLink({ href }).run();
  return chain
    .insertContent([
      {
        type: 'text',
        text: href.replace(/^mailto:/, ''),
        marks: [{ type: 'link', attrs: { href } }],
      },
      { type: 'text', text: ' ' },
    ])
    .run();
}
