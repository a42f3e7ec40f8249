CREATE TABLE "volunteers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"activity" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"half_hours" integer,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone,
	CONSTRAINT "volunteers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "volunteers_hours" CHECK ((status = 'attended') = (half_hours IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "volunteers_application" ON "volunteers" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "volunteers_once" ON "volunteers" USING btree ("application_id","activity_id","email");--> statement-breakpoint
CREATE INDEX "volunteers_email" ON "volunteers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "volunteers_invited_by" ON "volunteers" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "volunteers_recorded_by" ON "volunteers" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "volunteers_ends" ON "volunteers" USING btree ("expires_at") WHERE status <> 'attended';