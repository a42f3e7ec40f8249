CREATE TABLE "guardian_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"guardian_email" text NOT NULL,
	"guardian_name" text DEFAULT '' NOT NULL,
	"relation" text,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "guardian_consents_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_year" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "adult_said_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_members" ADD COLUMN "guardian_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_consents_member" ON "guardian_consents" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "guardian_consents_user" ON "guardian_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guardian_consents_guardian" ON "guardian_consents" USING btree (lower("guardian_email"));--> statement-breakpoint
CREATE INDEX "guardian_consents_ends" ON "guardian_consents" USING btree ("expires_at") WHERE status <> 'agreed';