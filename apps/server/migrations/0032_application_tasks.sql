CREATE TABLE "application_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"assigned_user_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_ticks" (
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ticked_by" uuid NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_ticks_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_assigned_user_id_users_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ticks" ADD CONSTRAINT "application_ticks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ticks" ADD CONSTRAINT "application_ticks_ticked_by_users_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_tasks_application" ON "application_tasks" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_tasks_assigned" ON "application_tasks" USING btree ("assigned_user_id");--> statement-breakpoint
CREATE INDEX "application_tasks_created_by" ON "application_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "application_tasks_done_by" ON "application_tasks" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "application_tasks_waiting" ON "application_tasks" USING btree ("due_on") WHERE done_at IS NULL AND reminded_at IS NULL;--> statement-breakpoint
CREATE INDEX "application_ticks_by" ON "application_ticks" USING btree ("ticked_by");