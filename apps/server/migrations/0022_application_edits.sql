CREATE TABLE "application_edits" (
	"application_id" uuid NOT NULL,
	"edit_revision" integer NOT NULL,
	"edited_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "application_edits_application_id_edit_revision_pk" PRIMARY KEY("application_id","edit_revision")
);
--> statement-breakpoint
ALTER TABLE "application_edits" ADD CONSTRAINT "application_edits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_edits" ADD CONSTRAINT "application_edits_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_edits_by" ON "application_edits" USING btree ("edited_by");