ALTER TABLE "applications" ADD COLUMN "themes" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
-- What was written before is found as well: by what was submitted last, before that by the draft.
UPDATE "applications" a SET
	"themes" = coalesce((SELECT array_agg(theme::integer) FROM jsonb_array_elements_text(said.content->'selectedSdgs') theme), '{}'),
	"words" = to_tsvector('simple', regexp_replace(lower(translate(concat_ws(' ', said.content->>'projectTitle', said.content->>'projectDescription', said.content->>'applicantName', said.content->>'municipality', said.content->>'projectLocation'), 'ČĆŠŽĐčćšžđ', 'ccszdccszd')), '[^[:alnum:]]+', ' ', 'g'))
FROM (
	SELECT own.id, coalesce(r.content, own.content) AS content
	FROM "applications" own
	LEFT JOIN "application_revisions" r ON r.application_id = own.id AND r.number = own.submitted_revision
) said
WHERE said.id = a.id;--> statement-breakpoint
CREATE INDEX "applications_shown_status" ON "applications" USING btree ("status","submitted_at","id") WHERE status IN ('published', 'crowdfunding', 'approved', 'contract_signed', 'implementation', 'completed');--> statement-breakpoint
CREATE INDEX "applications_themes" ON "applications" USING gin ("themes") WHERE status IN ('published', 'crowdfunding', 'approved', 'contract_signed', 'implementation', 'completed');--> statement-breakpoint
CREATE INDEX "applications_code" ON "applications" USING btree (right("id"::text, 8));--> statement-breakpoint
CREATE INDEX "applications_words" ON "applications" USING gin ("words");