CREATE TABLE "guardian_contacts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"confirm_hash" text,
	"remove_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "guardian_contacts" ADD CONSTRAINT "guardian_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_contacts_confirm" ON "guardian_contacts" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_contacts_remove" ON "guardian_contacts" USING btree ("remove_hash");--> statement-breakpoint
CREATE INDEX "guardian_contacts_email" ON "guardian_contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guardian_contacts_ends" ON "guardian_contacts" USING btree ("expires_at") WHERE confirmed_at IS NULL;