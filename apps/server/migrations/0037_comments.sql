CREATE TABLE "application_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"section" text,
	"parent_id" uuid,
	"author_id" uuid,
	"from_team" boolean NOT NULL,
	"comment" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_parent_id_application_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."application_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_comments_application" ON "application_comments" USING btree ("application_id","audience","id");--> statement-breakpoint
CREATE INDEX "application_comments_parent" ON "application_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "application_comments_author" ON "application_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "application_comments_resolved_by" ON "application_comments" USING btree ("resolved_by");