CREATE TABLE "agreement_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "agreement_copies_sent" CHECK (state = 'draft' OR sent_at IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "agreement_copy_pages" (
	"copy_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "agreement_copy_pages_copy_id_file_id_pk" PRIMARY KEY("copy_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "agreement_copies" ADD CONSTRAINT "agreement_copies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copies" ADD CONSTRAINT "agreement_copies_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copies" ADD CONSTRAINT "agreement_copies_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copy_pages" ADD CONSTRAINT "agreement_copy_pages_copy_id_agreement_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."agreement_copies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_copy_pages" ADD CONSTRAINT "agreement_copy_pages_file_id_agreement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."agreement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_copies_application" ON "agreement_copies" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_copies_draft" ON "agreement_copies" USING btree ("application_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_copies_standing" ON "agreement_copies" USING btree ("application_id") WHERE state IN ('sent', 'confirmed');--> statement-breakpoint
CREATE INDEX "agreement_copies_sent_by" ON "agreement_copies" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "agreement_copies_decided_by" ON "agreement_copies" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "agreement_copy_pages_file" ON "agreement_copy_pages" USING btree ("file_id");--> statement-breakpoint
-- What was sent before there were copies: all pages of a project are one, confirmed where the bank signed.
INSERT INTO "agreement_copies" ("id", "application_id", "version", "state", "sent_by", "sent_at", "decided_by", "decided_at")
SELECT gen_random_uuid(), first."application_id", coalesce(a."version", 1),
  CASE WHEN p."point" IS NULL THEN 'sent' ELSE 'confirmed' END,
  first."uploaded_by", first."uploaded_at", p."ticked_by", p."ticked_at"
FROM (
  SELECT DISTINCT ON ("application_id") "application_id", "uploaded_by", "uploaded_at"
  FROM "agreement_files" WHERE "purpose" = 'signed' ORDER BY "application_id", "uploaded_at", "id"
) AS first
LEFT JOIN "agreements" a ON a."application_id" = first."application_id"
LEFT JOIN "agreement_points" p ON p."application_id" = first."application_id" AND p."point" = 'countersigned';--> statement-breakpoint
INSERT INTO "agreement_copy_pages" ("copy_id", "file_id", "place")
SELECT c."id", f."id", row_number() OVER (PARTITION BY c."id" ORDER BY f."uploaded_at", f."id") - 1
FROM "agreement_copies" c
JOIN "agreement_files" f ON f."application_id" = c."application_id" AND f."purpose" = 'signed';--> statement-breakpoint
DELETE FROM "agreement_points" WHERE "point" = 'countersigned';
