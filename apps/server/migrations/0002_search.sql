CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- What a text is found by (decision 120). Nothing here depends on the locale of the database.
-- Small Latin letters, with the marks of our own alphabet alone; one space before, between and behind the words.
CREATE FUNCTION search_letters(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || regexp_replace(
  CASE
    WHEN written COLLATE "C" ~ U&'^[\0001-\007F„“”‘’–…ČĆĐŠŽčćđšž]*$' THEN translate(lower(written COLLATE "C"), 'ČĆĐŠŽ', 'čćđšž')
    ELSE translate(
      lower(regexp_replace(
        normalize(
          translate(
            replace(replace(replace(replace(replace(replace(
              translate(
                normalize(coalesce(written, ''), NFKC),
                'АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШабвгдђежзијклмнопрстћуфхцчшČĆĐŠŽØŁÆŒЉЊЏ',
                'abvgdđežzijklљmnњoprstćufhcčџšabvgdđežzijklmnoprstćufhcčščćđšžølæœљњџ'
              ), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dž'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
            'čćšžøłıð', U&'\E001\E002\E003\E004oliđ'
          ), NFKD
        ), U&'[\0300-\036F]', '', 'g'
      ) COLLATE "C"),
      U&'\E001\E002\E003\E004' || 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςЁЙЩЪЫЬЭЮЯЄІЇ',
      'čćšž' || 'αβγδεζηθικλμνξοπρστυφχψωσёйщъыьэюяєії'
    )
  END COLLATE "C",
  U&'[^a-z0-9čćđšž\00AA\00B5\00BA\00C0-\00D6\00D8-\00F6\00F8-\1FFF\2C00-\2DFF\3040-\D7FF\F900-\FDFF]+', ' ', 'g'
) || ' ';
--> statement-breakpoint
-- The same without any mark: dj and đ are d.
CREATE FUNCTION search_fold(letters text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(translate(letters, 'čćđšž', 'ccdsz'), 'dj', 'd');
--> statement-breakpoint
-- What the forms of a word have in common: its stem, and what the stemmer leaves on it taken off. The
-- stemmer is given the marks, without which it does not know its endings.
CREATE FUNCTION search_root(word text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  it text := coalesce((ts_lexize('pg_catalog.serbian_stem', word))[1], word);
  size int := length(it);
  ending text := right(it, 3);
BEGIN
  IF size > 5 AND ending IN ('ova', 'iva', 'eva') THEN it := left(it, -3);
  ELSIF size > 4 AND right(ending, 2) IN ('uj', 'ov', 'ev') THEN it := left(it, -2);
  END IF;
  IF right(it, 1) IN ('a', 'e', 'i') AND length(it) > 3 THEN it := left(it, -1); END IF;
  IF length(it) > 3 THEN
    ending := right(it, 3);
    IF ending IN ('blj', 'mlj', 'plj', 'vlj') THEN it := left(it, -2);
    ELSIF substr(ending, 2, 1) = 'a' AND right(ending, 1) IN ('c', 'k', 'l', 'n', 'r', 't') AND left(ending, 1) NOT IN ('a', 'e', 'i', 'o', 'u') THEN it := left(it, -2) || right(it, 1);
    ELSIF it IN ('vremen', 'semen', 'plemen', 'ramen', 'bremen', 'imen') THEN it := left(it, -2);
    END IF;
  END IF;
  RETURN replace(translate(it, 'čćđšž', 'ccdsz'), 'dj', 'd');
END $$;
--> statement-breakpoint
-- Each word as it is written, and its roots. Of some forms a second one is asked for: kupci is kupac and kupka, posao is posla.
-- language: bhs, en, or nothing where nobody knows.
CREATE FUNCTION search_lexemes(letters text, language text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  word text;
  size int;
  plain text;
  form text;
  light text;
  found text[] := '{}';
BEGIN
  FOREACH word IN ARRAY string_to_array(trim(letters), ' ') LOOP
    size := length(word);
    CONTINUE WHEN size > 60 OR size = 0;
    plain := replace(translate(word, 'čćđšž', 'ccdsz'), 'dj', 'd');
    found := found || plain;
    CONTINUE WHEN size < 3;
    IF language <> 'bhs' THEN
      form := (ts_lexize('pg_catalog.english_stem', plain))[1];
      IF form <> plain THEN found := found || form; END IF;
      CONTINUE WHEN language = 'en';
    END IF;
    CONTINUE WHEN word IN ('posle', 'poslije', 'sam', 'smo', 'ste', 'bio', 'bila', 'bilo', 'nije', 'kao', 'kada', 'koji', 'koja', 'koje', 'ali', 'ili');
    IF word NOT LIKE '%ao' AND word NOT IN ('radio', 'studio', 'portfolio', 'scenario') THEN
      form := public.search_root(word);
      IF form <> plain THEN found := found || form; END IF;
      -- Of a name the stemmer takes more where it ends without a case (Goran, Gorana).
      light := CASE
        WHEN right(plain, 2) IN ('io', 'eo') THEN NULL
        WHEN right(plain, 1) IN ('a', 'e', 'i', 'o', 'u') THEN left(plain, -1)
        WHEN right(plain, 2) IN ('om', 'em') THEN left(plain, -2)
      END;
      IF length(light) > 2 AND light <> form THEN found := found || light; END IF;
    END IF;
    form := CASE right(word, 1)
      WHEN 'o' THEN CASE
        WHEN word IN ('dio', 'deo') THEN 'dela'
        WHEN word IN ('radio', 'studio', 'portfolio', 'scenario') THEN left(word, -1) || 'ja'
        WHEN size > 3 AND word LIKE '%ao' THEN left(word, -2) || 'la'
        WHEN size > 3 AND word LIKE '%eo' THEN left(word, -1) || 'l'
      END
      WHEN 'i' THEN CASE
        WHEN word IN ('oci', 'očevi') THEN 'otac'
        WHEN word = 'ljudi' THEN 'čovek'
        WHEN word IN ('djeci', 'deci') THEN 'dete'
        WHEN size < 4 THEN NULL
        WHEN word LIKE '%ci' THEN left(word, -2) || 'ka'
        WHEN word LIKE '%zi' THEN left(word, -2) || 'ga'
        WHEN word LIKE '%si' THEN left(word, -2) || 'ha'
        WHEN word LIKE '%ati' THEN left(word, -2) || 'm'
        WHEN size > 5 AND word LIKE '%ani' THEN left(word, -2) || 'm'
        WHEN size > 5 AND word LIKE '%iji' THEN left(word, -2)
      END
      WHEN 'a' THEN CASE
        WHEN word = 'oca' THEN 'otac'
        WHEN word IN ('djeca', 'deca') THEN 'dete'
        WHEN word = 'ljudima' THEN 'čovek'
        WHEN size < 4 THEN NULL
        WHEN word LIKE '%cima' THEN left(word, -4) || 'ka'
        WHEN word LIKE '%zima' THEN left(word, -4) || 'ga'
        WHEN word LIKE '%sima' THEN left(word, -4) || 'ha'
        WHEN word LIKE '%anja' THEN left(word, -3) || 'm'
        WHEN word LIKE '%enja' THEN left(word, -4) || 'im'
        WHEN word LIKE '%anjima' THEN left(word, -5) || 'm'
        WHEN word LIKE '%enjima' THEN left(word, -6) || 'im'
        WHEN word LIKE '%a_a' THEN left(word, -3) || right(word, 2)
        WHEN size > 5 AND word LIKE '%anima' THEN left(word, -4) || 'm'
      END
      WHEN 'e' THEN CASE
        WHEN word IN ('djece', 'dece') THEN 'dete'
        WHEN word IN ('dvije', 'obje', 'prije') THEN left(word, -3) || 'e'
        WHEN word = 'ljude' THEN 'čovek'
        WHEN word LIKE '%anje' THEN left(word, -3) || 'm'
        WHEN word LIKE '%enje' THEN left(word, -4) || 'im'
        WHEN size > 5 AND word LIKE '%ane' THEN left(word, -2) || 'm'
      END
      WHEN 'u' THEN CASE
        WHEN word = 'ocu' THEN 'otac'
        WHEN word IN ('djecu', 'decu') THEN 'dete'
        WHEN word LIKE '%aju' THEN left(word, -2) || 'm'
        WHEN word LIKE '%anju' THEN left(word, -3) || 'm'
        WHEN word LIKE '%enju' THEN left(word, -4) || 'im'
        WHEN size > 5 AND word LIKE '%anu' THEN left(word, -2) || 'm'
        WHEN size > 6 AND word LIKE '%anomu' THEN left(word, -4) || 'm'
      END
      WHEN 'm' THEN CASE
        WHEN word = 'ocem' THEN 'otac'
        WHEN word IN ('djecom', 'decom') THEN 'dete'
        WHEN word LIKE '%anjem' THEN left(word, -4) || 'm'
        WHEN word LIKE '%enjem' THEN left(word, -5) || 'im'
        WHEN size > 6 AND (word LIKE '%anim' OR word LIKE '%anom') THEN left(word, -3) || 'm'
        WHEN size > 6 AND word LIKE '%ijem' THEN left(word, -3)
      END
      WHEN 'g' THEN CASE
        WHEN size > 6 AND word LIKE '%anog' THEN left(word, -3) || 'm'
        WHEN size > 6 AND word LIKE '%ijeg' THEN left(word, -3)
      END
      WHEN 'j' THEN CASE
        WHEN size > 6 AND word LIKE '%anoj' THEN left(word, -3) || 'm'
        WHEN size > 6 AND word LIKE '%ijoj' THEN left(word, -3)
      END
      WHEN 'h' THEN CASE
        WHEN size > 6 AND word LIKE '%anih' THEN left(word, -3) || 'm'
        WHEN size > 6 AND word LIKE '%ijih' THEN left(word, -3)
      END
    END;
    IF form IS NOT NULL THEN
      form := public.search_root(form);
      IF form <> found[cardinality(found)] THEN found := found || form; END IF;
    END IF;
  END LOOP;
  RETURN found;
END $$;
--> statement-breakpoint
-- The words of a part of a record, each also under the letter of the part, so that an index finds it there.
CREATE FUNCTION search_part(part text, written text, language text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  found text[] := public.search_lexemes(public.search_letters(written), language);
  named text[];
BEGIN
  IF cardinality(found) = 0 THEN RETURN ''::tsvector; END IF;
  named := string_to_array(part || array_to_string(found, ' ' || part), ' ');
  RETURN array_to_tsvector(found || named);
END $$;
--> statement-breakpoint
-- marks: words that nobody types, by which lists narrow what they show.
CREATE FUNCTION search_words(title text, body text, language text, marks text[] DEFAULT '{}') RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN public.search_part('T', title, language)
    || array_to_tsvector(public.search_lexemes(public.search_letters(body), language) || marks);
END $$;
--> statement-breakpoint
-- What a query asks for: all of its words, each as a beginning, or as another form of the same word.
-- part: as search_part has it, or nothing for anywhere. whole: the words as they stand, and nothing else.
CREATE FUNCTION search_query(written text, part text DEFAULT '', whole boolean DEFAULT false) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := string_to_array(trim(public.search_letters(written)), ' ');
  little CONSTANT text[] := '{a,i,u,o,k,s,sa,na,za,od,do,iz,po,je,se,su,the,of,to,in,and}';
  word text;
  found text[];
  asked text := '';
BEGIN
  IF NOT words <@ little AND written ~ '[^ ]{2}' THEN
    words := ARRAY(SELECT one FROM unnest(words) AS one WHERE one <> ALL (little) AND length(one) > 1);
  END IF;
  FOREACH word IN ARRAY words LOOP
    found := public.search_lexemes(word, '');
    CONTINUE WHEN cardinality(found) = 0;
    IF whole THEN
      found := found[1:1];
    ELSIF length(found[1]) > 2 OR (length(found[1]) = 2 AND word = words[cardinality(words)]) THEN
      found[1] := found[1] || ':*';
    END IF;
    asked := asked || ' & (' || part || array_to_string(found, ' | ' || part) || ')';
  END LOOP;
  RETURN CASE WHEN asked <> '' THEN substr(asked, 4)::tsquery END;
END $$;
--> statement-breakpoint
-- Names that were sent with their marks apart.
UPDATE users SET first_name = normalize(first_name), last_name = normalize(last_name)
WHERE first_name IS NOT NFC NORMALIZED OR last_name IS NOT NFC NORMALIZED;
--> statement-breakpoint
DROP INDEX "calls_words";--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "words" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "words" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" drop column "words";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (CASE WHEN event IS NULL THEN search_words('', content, '') ELSE ''::tsvector END) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(first_name || ' ' || last_name, '', 'bhs')) STORED;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(name || ' ' || municipality, description_bhs || ' ' || story_bhs || ' ' || address_bhs, 'bhs') || search_words('', description_en || ' ' || story_en || ' ' || address_en, 'en')) STORED;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(title_bhs, summary_bhs || ' ' || description_bhs, 'bhs') || search_words(title_en, summary_en || ' ' || description_en, 'en')) STORED;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words('', content || ' ' || coalesce(metadata #>> '{linkPreview,title}', '') || ' ' || coalesce(metadata ->> 'courseName', ''), '')) STORED;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("words");--> statement-breakpoint
CREATE INDEX "youth_banks_words" ON "youth_banks" USING gin ("words");--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "calls_words" ON "calls" USING gin ("words");;
--> statement-breakpoint
UPDATE articles SET words = search_words(
  published ->> 'title',
  concat_ws(' ', published ->> 'summary',
    (SELECT string_agg(said #>> '{}', ' ') FROM jsonb_path_query(published -> 'tags', '$[*]') AS said),
    (SELECT string_agg(said #>> '{}', ' ') FROM jsonb_path_query(published -> 'body', 'strict $.**.text') AS said),
    (SELECT b.name FROM youth_banks AS b WHERE b.id = articles.bank_id),
    (SELECT string_agg(concat_ws(' ', u.first_name,
        CASE WHEN u.birth_year IS NULL OR u.adult_said_at IS NOT NULL
          OR u.birth_year < extract(year FROM now()) - 18 THEN u.last_name END), ' ')
      FROM article_authors AS a JOIN users AS u ON u.id = a.user_id
      WHERE a.article_id = articles.id AND a.agreed_at IS NOT NULL AND u.closed_at IS NULL)),
  language,
  ARRAY(SELECT 'oznaka0' || replace(tag, '-', '') FROM unnest(tags) AS tag)
    || ARRAY(SELECT 'pisac0' || replace(a.user_id::text, '-', '') FROM article_authors AS a
      WHERE a.article_id = articles.id AND a.agreed_at IS NOT NULL)
    || ARRAY(SELECT 'banka0' || replace(b.slug, '-', '') FROM youth_banks AS b WHERE b.id = articles.bank_id))
WHERE published IS NOT NULL;
--> statement-breakpoint
UPDATE applications AS a SET words = search_words(
  coalesce(a.about ->> 'title', ''),
  concat_ws(' ', a.about ->> 'summary', a.about ->> 'municipality', a.about ->> 'location',
    a.about ->> 'applicantName',
    CASE WHEN a.submitted_revision > 0 THEN (
      SELECT string_agg(said #>> '{}', ' ')
      FROM jsonb_path_query(a.content - '{eligibility,extraAnswers,evidence,applicantName}'::text[],
        'strict $.** ? (@.type() == "string")') AS said
      WHERE said #>> '{}' !~ '^([0-9a-f-]{36}|[0-9-]+|/.*)$') END),
  '')
FROM calls AS c WHERE c.id = a.call_id AND NOT c.blind;
--> statement-breakpoint
UPDATE profiles SET words = CASE WHEN parts ->> 'skills' = 'me' THEN '' ELSE search_part('S', array_to_string(skills, ' '), '') END
  || CASE WHEN parts ->> 'place' = 'me' THEN '' ELSE search_part('P', place, '') END
  || CASE WHEN parts ->> 'headline' = 'me' THEN '' ELSE search_part('H', headline, '') END
  || CASE WHEN parts ->> 'about' = 'me' THEN '' ELSE search_part('O', about, '') END
  || CASE WHEN parts ->> 'seeking' = 'me' THEN ''::tsvector
    ELSE array_to_tsvector(ARRAY(SELECT 'trazi0' || replace(one, '_', '') FROM unnest(seeking) AS one)) END,
  schools = CASE WHEN parts ->> 'education' = 'me' THEN '{}' ELSE ARRAY(
    SELECT DISTINCT btrim(search_fold(search_letters(one ->> 'organisation')))
    FROM jsonb_array_elements(education) AS one WHERE btrim(one ->> 'organisation') <> '') END;
